import type { DatabaseReads } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { foldWords } from "../../common/fold.js";
import type { Viewer } from "../viewer.js";
import {
  authoritiesByIds,
  authorityKeys,
  type AuthorityList,
  type AuthorityOrder,
  type AuthorityRow,
  countAuthorities,
  type CategoryRow,
  maxIdInUse,
  idsInUse,
  type KindWithPages,
  replacementOf,
  selectAuthorities,
  subjectInUse,
  type SubjectRow,
} from "./authorityReads.js";

export const MAX_SEARCH_LENGTH = 200;
const MAX_POPULAR = 20;
/** How often in a row a record may have been merged. */
const MAX_MERGES = 5;

export interface AuthorityListArgs {
  readonly search?: string | null;
  readonly order?: AuthorityOrder | null;
}

/** The six lists that books point to. */
export class AuthorityService {
  constructor(private readonly database: DatabaseReads) {}

  /** @throws DomainError validation for a page size, cursor or search that is out of bounds. */
  page<List extends AuthorityList>(
    _viewer: Viewer,
    list: List,
    args: AuthorityListArgs,
    page: PageArgs,
  ): Promise<Page<AuthorityRow<List>>> {
    const words = this.parseWords(args);
    const order = args.order ?? "name";
    return this.database.read((reader) =>
      readPage<AuthorityRow<List>>(
        `${list}:${order}`,
        [
          {
            keys: authorityKeys(list, order),
            fetch: (condition, orderBy, limit) =>
              selectAuthorities(reader, list, { words, condition, order: orderBy, limit }),
          },
        ],
        page,
      ),
    );
  }

  count(_viewer: Viewer, list: AuthorityList, args: AuthorityListArgs): Promise<number> {
    const words = this.parseWords(args);
    return this.database.read((reader) => countAuthorities(reader, list, words));
  }

  /**
   * The record of this number, or the one into which it was merged: an address that was passed on still leads to it.
   */
  one<List extends AuthorityList>(_viewer: Viewer, list: List, id: number): Promise<AuthorityRow<List> | null> {
    return this.database.read(async (reader) => {
      let current: number | null = id;
      for (let step = 0; current !== null && step <= MAX_MERGES; step++) {
        const [record] = await authoritiesByIds(reader, list, [current]);
        if (record) {
          return record;
        }
        current = await replacementOf(reader, list, current);
      }
      return null;
    });
  }

  /** Null for one that no book of the catalogue has. */
  subject(_viewer: Viewer, id: number): Promise<SubjectRow | null> {
    return this.database.read((reader) => subjectInUse(reader, id));
  }

  /** Of the records that books of the catalogue have; 0 without any. */
  maxIdInUse(_viewer: Viewer, kind: KindWithPages): Promise<number> {
    return this.database.read((reader) => maxIdInUse(reader, kind));
  }

  /** The numbers of such records that are above the one and up to the other. */
  idsInUse(_viewer: Viewer, kind: KindWithPages, after: number, upTo: number): Promise<number[]> {
    return this.database.read((reader) => idsInUse(reader, kind, after, upTo));
  }

  /** The record's edge in its list by name, for the result of a mutation. */
  edgeOf<List extends AuthorityList>(
    list: List,
    node: AuthorityRow<List>,
  ): { cursor: string; node: AuthorityRow<List> } {
    return { cursor: writeCursor(`${list}:name`, 0, authorityKeys(list, "name"), node), node };
  }

  /** The categories with the most books; those without books are left out. */
  async popularCategories(viewer: Viewer, limit: number): Promise<CategoryRow[]> {
    const first = Math.max(0, Math.min(limit, MAX_POPULAR));
    const { edges } = await this.page(viewer, "categories", { order: "mostBooks" }, { first });
    return edges.map(({ node }) => node).filter(({ booksCount }) => booksCount > 0);
  }

  private parseWords({ search }: AuthorityListArgs): string[] {
    if (search && search.length > MAX_SEARCH_LENGTH) {
      throw invalid("search", `Pencarian maksimal ${MAX_SEARCH_LENGTH} karakter.`);
    }
    return foldWords(search ?? "");
  }
}
