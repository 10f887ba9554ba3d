import { gql } from "@apollo/client";
import { createBrowserClient } from "../../../client/apollo/browser/createBrowserClient";

describe("The browser's way to the server", () => {
  const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

  beforeEach(() => {
    fetchMock.mockReset();
    fetchMock.mockResolvedValue({
      status: 200,
      ok: true,
      headers: new Headers({ "content-type": "application/json" }),
      text: () => Promise.resolve('{"data":{"__typename":"Query"}}'),
    });
    globalThis.fetch = fetchMock as unknown as typeof fetch;
  });

  const headersSent = async () => {
    await createBrowserClient({}).query({
      query: gql`
        query Nothing {
          __typename
        }
      `,
      fetchPolicy: "no-cache",
    });
    return new Headers(fetchMock.mock.calls[0]?.[1].headers);
  };

  it("sends the session's CSRF token back in its header", async () => {
    document.cookie = "csrf_access_token=abc_123-x";
    expect((await headersSent()).get("x-csrf-token")).toBe("abc_123-x");
    document.cookie = "csrf_access_token=; max-age=0";
  });

  it("sends none where nobody is logged in", async () => {
    expect((await headersSent()).has("x-csrf-token")).toBe(false);
  });
});
