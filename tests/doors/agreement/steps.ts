/** One thing done by both doors: told once, in REST's words, and translated for GraphQL. */
export interface Step {
  /** GraphQL's mutation and REST's operationId. */
  readonly operation: string;
  readonly title: string;
  readonly method: "POST" | "PUT" | "DELETE";
  readonly path: string;
  /** What the number in the path is: its type, its number, and the input's name for it where that is not `id`. */
  readonly subject?: readonly [type: string, id: number, inputName?: string];
  readonly body?: Readonly<Record<string, unknown>>;
  /** Further numbers that the path has, by their names. */
  readonly inPath?: Readonly<Record<string, number>>;
  /** The file of an upload; `body` then stays empty. */
  readonly file?: { readonly name: string; readonly content: Buffer };
  /** The address of a preview of the same body, whose fingerprint the command takes. */
  readonly previewPath?: string;
  /** The address of what goes on in the background afterwards, and is to end before anything is compared. */
  readonly pollPath?: string;
  /** Who does it; an administrator unless given. */
  readonly as?: "student" | "staff";
  readonly expected: number;
}

/** Which type the numbers of a field name. */
const TYPE_OF: Readonly<Record<string, string>> = {
  author_ids: "Author",
  publisher_id: "Publisher",
  category_id: "Category",
  classification_id: "Classification",
  location_id: "Location",
  source_id: "Source",
  blog_post_ids: "BlogPost",
  book_ids: "Book",
  book_id: "Book",
  student_ids: "Student",
  student_id: "Student",
  copy_ids: "Copy",
  copy_id: "Copy",
  file_ids: "BookFile",
  borrowing_id: "Borrowing",
  other_borrowing_id: "Borrowing",
  member_kind_id: "MemberKind",
  fine_ids: "Fine",
  issue_ids: "SerialIssue",
};

export function globalId(type: string, id: number): string {
  return Buffer.from(`${type}:${id}`).toString("base64");
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

function toGraphqlValue(value: unknown, type: string | undefined): unknown {
  if (type !== undefined && typeof value === "number") {
    return globalId(type, value);
  }
  if (Array.isArray(value)) {
    return value.map((item) => toGraphqlValue(item, type));
  }
  return typeof value === "object" && value !== null
    ? toGraphqlInput(value as Record<string, unknown>, undefined)
    : value;
}

function toGraphqlInput(body: Readonly<Record<string, unknown>>, idType: string | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      camelCase(name),
      toGraphqlValue(
        value,
        (name === "ids" ? "BinEntry" : TYPE_OF[name]) ??
          (["into_id", "replacement_id", "other_ids"].includes(name) ? idType : undefined),
      ),
    ]),
  );
}

/** The mutation's input that says what the REST call says. */
export function graphqlInput({ subject, inPath, body }: Step): Record<string, unknown> {
  const [type, id, inputName = "id"] = subject ?? [];
  return {
    ...(type !== undefined && id !== undefined ? { [inputName]: globalId(type, id) } : {}),
    ...toGraphqlInput({ ...inPath, ...body }, type),
  };
}
