import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable, ServerError } from "@apollo/client";
import { act, render, screen } from "@testing-library/react";
import { useReactiveVar } from "@apollo/client/react";
import { throttledText, throttleLink } from "../../../client/apollo/throttled";
import { LoadFailure, LoadFailureReason } from "../../../client/ui/LoadFailure";

const MESSAGE = "Terlalu banyak permintaan dari jaringan ini. Tunggu 14 detik, lalu coba lagi.";
const QUERY = gql`
  {
    __typename
  }
`;

function Failure() {
  return (
    <LoadFailureReason value={useReactiveVar(throttledText)}>
      <LoadFailure title="Daftar buku gagal dimuat" onRetry={() => undefined} />
    </LoadFailureReason>
  );
}

test("what one request too many did not load says how long to wait, until the server answers again", async () => {
  let isRefusing = true;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (isRefusing) {
          const bodyText = JSON.stringify({
            errors: [{ message: MESSAGE, extensions: { code: "TOO_MANY_REQUESTS" } }],
          });
          observer.error(new ServerError("Refused", { response: { status: 429 } as Response, bodyText }));
          return;
        }
        observer.next({ data: { __typename: "Query" } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: throttleLink.concat(server) });
  const ask = () => act(() => client.query({ query: QUERY, fetchPolicy: "network-only" }).catch(() => undefined));
  render(<Failure />);
  expect(screen.getByText(/^Sambungan internet terputus/)).toBeInTheDocument();
  await ask();
  expect(screen.getByText(MESSAGE)).toBeInTheDocument();
  isRefusing = false;
  await ask();
  expect(screen.getByText(/^Sambungan internet terputus/)).toBeInTheDocument();
});
