import { graphql } from "../../../gql/gql";
import type { CreateBlogPostInput, PostValues_BlogPostFragment, UpdateBlogPostInput } from "../../../gql/graphql";
import { differingValues, type RevisedBase } from "../../../admin/form/useRevisedForm";
import { instantAt } from "../../../format/instantAt";
import { toTime } from "../../../format/timeOfDay";
import type { InputName } from "../../../forms/InputName";
import { wallClock } from "../../../format/wallClock";

export const PostValues_blogPost = graphql(`
  fragment PostValues_blogPost on BlogPost {
    id
    databaseId
    slug
    title
    body
    writtenExcerpt
    imageAlt
    status
    isScheduled
    publishedAt
    revision
  }
`);

/** When readers see the post. Day and time are those of the library, and only those of a scheduled post. */
export interface Publication {
  kind: "draft" | "published" | "scheduled";
  day: string;
  time: string;
}

/** What the form holds; an empty text is one that is not set. */
export interface PostValues {
  title: string;
  slug: string;
  publication: Publication;
  body: string;
  excerpt: string;
  imageAlt: string;
}

export type PostBase = RevisedBase<PostValues>;

export const postLabels: Readonly<Record<keyof PostValues, string>> = {
  title: "Judul",
  slug: "Alamat halaman",
  publication: "Status",
  body: "Isi",
  excerpt: "Ringkasan",
  imageAlt: "Teks alternatif sampul",
};

export const DRAFT: Publication = { kind: "draft", day: "", time: "" };
export const PUBLISHED: Publication = { kind: "published", day: "", time: "" };

export const emptyPost: PostBase = {
  values: { title: "", slug: "", publication: DRAFT, body: "", excerpt: "", imageAlt: "" },
  revision: 0,
};

export function toPostBase(post: PostValues_BlogPostFragment, timeZone: string): PostBase {
  const { title, slug, body, writtenExcerpt, imageAlt, revision } = post;
  return {
    values: {
      title,
      slug,
      publication: publicationOf(post, timeZone),
      body,
      excerpt: writtenExcerpt ?? "",
      imageAlt: imageAlt ?? "",
    },
    revision,
  };
}

function publicationOf(
  { status, isScheduled, publishedAt }: PostValues_BlogPostFragment,
  timeZone: string,
): Publication {
  if (status === "DRAFT") return DRAFT;
  if (!isScheduled || !publishedAt) return PUBLISHED;
  const { day, time } = wallClock(publishedAt, timeZone);
  return { kind: "scheduled", day, time: time.replace(".", ":") };
}

/** What lies in the browser may be of another version of this form. */
export function isPostValues(values: unknown): values is PostValues {
  if (typeof values !== "object" || values === null) return false;
  const { publication, ...texts } = values as Partial<PostValues>;
  return (
    (["title", "slug", "body", "excerpt", "imageAlt"] as const).every((name) => typeof texts[name] === "string") &&
    ["draft", "published", "scheduled"].includes(publication?.kind ?? "") &&
    typeof publication?.day === "string" &&
    typeof publication.time === "string"
  );
}

/** What must be there, with what to say where it is not. */
export function missingValues({ title, body, publication }: PostValues, timeZone: string) {
  const isTimed = publication.kind !== "scheduled" || scheduledAt(publication, timeZone) !== null;
  return [
    ...(title.trim() === "" ? [{ name: "title", message: "Judul wajib diisi." }] : []),
    ...(isTimed ? [] : [{ name: "publishedAt", message: "Isi tanggal dan jam. Contoh: 07.00" }]),
    ...(body.trim() === "" ? [{ name: "body", message: "Isi tulisan wajib diisi." }] : []),
  ];
}

export function scheduledAt({ day, time }: Publication, timeZone: string): string | null {
  const clock = toTime(time);
  return /^\d\d:\d\d$/u.test(clock) ? instantAt(day, clock, timeZone) : null;
}

/** The value that each part of the input is made of; the cover is sent apart. */
const VALUE_OF_INPUT: Readonly<Record<Exclude<InputName<UpdateBlogPostInput>, "isDeleteImage">, keyof PostValues>> = {
  title: "title",
  slug: "slug",
  body: "body",
  excerpt: "excerpt",
  imageAlt: "imageAlt",
  status: "publication",
  publishedAt: "publication",
};

function toInput(values: PostValues, names: readonly (keyof PostValues)[], timeZone: string) {
  const { title, slug, publication, body, excerpt, imageAlt } = values;
  const whole = {
    title,
    slug: slug || null,
    body,
    excerpt: excerpt || null,
    imageAlt: imageAlt || null,
    status: publication.kind === "draft" ? "DRAFT" : "PUBLISHED",
    // Null: at once, or as it was when readers have seen it already.
    publishedAt: publication.kind === "scheduled" ? scheduledAt(publication, timeZone) : null,
  } satisfies Required<Pick<UpdateBlogPostInput, keyof typeof VALUE_OF_INPUT>>;
  const changed = Object.entries(VALUE_OF_INPUT).filter(([, value]) => names.includes(value));
  return Object.fromEntries(changed.map(([name]) => [name, Reflect.get(whole, name)])) as Partial<typeof whole>;
}

/** What has changed, and upon which state. */
export function toUpdateInput(
  { values, revision }: PostBase,
  changed: PostValues,
  timeZone: string,
): Omit<UpdateBlogPostInput, "id"> {
  return { ...toInput(changed, differingValues(values, changed), timeZone), expectedRevision: revision };
}

export function toCreateInput(values: PostValues, timeZone: string): CreateBlogPostInput {
  const names = differingValues(emptyPost.values, values);
  return { ...toInput(values, names, timeZone), title: values.title, body: values.body };
}
