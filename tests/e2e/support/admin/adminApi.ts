import type { Page } from "playwright-core";

import type { BrowserSuite } from "../browser/describeInBrowser.js";
import { csrfHeader, login } from "../login.js";

interface GraphQLResponse {
  readonly data?: Record<string, Record<string, never>>;
  readonly errors?: readonly unknown[];
}

/** An administrator's browser that calls GraphQL, as an integrator would. */
export async function openAdminApi(
  visit: BrowserSuite,
  { username, password }: { readonly username: string; readonly password: string },
) {
  const page = await visit.newPage();
  await login(page, username, password);

  const newCode = async (studentId: string): Promise<string> => {
    const { slip } = await command<{ slip: { code: string } }>(page, "createActivationCode", "slip { code }", {
      studentId,
    });
    return slip.code;
  };
  return {
    newCode,
    /** Creates a student with an activation code. */
    enrol: async (student: { readonly nis: string; readonly name: string; readonly className?: string }) => {
      const {
        student: { id },
      } = await command<{ student: { id: string } }>(page, "createStudent", "student { id }", student);
      return { id, nis: student.nis, code: await newCode(id) };
    },
    createBook: async (title: string) =>
      (await command<{ book: { id: string } }>(page, "createBook", "book { id }", { title })).book.id,
    deleteBook: (id: string) => command(page, "deleteBook", "deletedBookId", { id }),
    recordVisit: (nis: string, purpose: string) => command(page, "recordVisit", "counted", { nis, purpose }),
  };
}

async function command<Payload>(page: Page, name: string, fields: string, input: object): Promise<Payload> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const query = `mutation ($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Payload { ${fields} } } }`;
  const request = { data: { query, variables: { input } }, headers: await csrfHeader(page) };
  const response = (await (await page.request.post("/graphql", request)).json()) as GraphQLResponse;
  const payload = response.data?.[name];
  if (!payload) {
    throw new Error(`${name}: ${JSON.stringify(response)}`);
  }
  return payload as Payload;
}
