import type { Database } from "../platform/database/Database.js";
import { type Page, type PageArgs, readPage, writeCursor } from "../platform/database/keyset.js";
import { invalid } from "../errors.js";
import { foldWords } from "../platform/text/fold.js";
import type { Viewer } from "../viewer.js";
import {
  catalogueByIds,
  catalogueKeys,
  type CatalogueList,
  type CatalogueOrder,
  type CatalogueRowOf,
  countCatalogue,
  type NamedRow,
  selectCatalogue,
} from "./catalogueReads.js";

export const LONGEST_SEARCH = 200;
const MOST_POPULAR = 20;

export interface CatalogueListArgs {
  readonly search?: string | null;
  readonly order?: CatalogueOrder | null;
}

/** The six lists that books point to. */
export class CatalogueService {
  constructor(private readonly database: Database) {}

  /** @throws DomainError validation for a page size, cursor or search that is out of bounds. */
  page<List extends CatalogueList>(
    _viewer: Viewer,
    list: List,
    args: CatalogueListArgs,
    page: PageArgs,
  ): Promise<Page<CatalogueRowOf<List>>> {
    const words = this.words(args);
    const order = args.order ?? "name";
    return this.database.read((reader) =>
      readPage<CatalogueRowOf<List>>(
        `${list}:${order}`,
        [
          {
            keys: catalogueKeys(list, order),
            fetch: (condition, orderBy, limit) =>
              selectCatalogue(reader, list, { words, condition, order: orderBy, limit }),
          },
        ],
        page,
      ),
    );
  }

  count(_viewer: Viewer, list: CatalogueList, args: CatalogueListArgs): Promise<number> {
    const words = this.words(args);
    return this.database.read((reader) => countCatalogue(reader, list, words));
  }

  one<List extends CatalogueList>(_viewer: Viewer, list: List, id: number): Promise<CatalogueRowOf<List> | null> {
    return this.database.read(async (reader) => (await catalogueByIds(reader, list, [id])).at(0) ?? null);
  }

  /** A record where it stands in its list by name, for a list that a command adds to. */
  edgeOf<List extends CatalogueList>(
    list: List,
    node: CatalogueRowOf<List>,
  ): { cursor: string; node: CatalogueRowOf<List> } {
    return { cursor: writeCursor(`${list}:name`, 0, catalogueKeys(list, "name"), node), node };
  }

  /** The categories with the most books; one without books is popular with nobody. */
  async popularCategories(viewer: Viewer, most: number): Promise<NamedRow[]> {
    const first = Math.max(0, Math.min(most, MOST_POPULAR));
    const { edges } = await this.page(viewer, "categories", { order: "mostBooks" }, { first });
    return edges.map(({ node }) => node).filter(({ booksCount }) => booksCount > 0);
  }

  private words({ search }: CatalogueListArgs): string[] {
    if (search && search.length > LONGEST_SEARCH) {
      throw invalid("search", `Pencarian paling panjang ${LONGEST_SEARCH} huruf.`);
    }
    return foldWords(search ?? "");
  }
}
