import { Copy, Send } from "lucide-react";
import { useState } from "react";
import { shownData } from "../../apollo/pageQuery/shownData";
import { useFreshQuery } from "../../apollo/pageQuery/useFreshQuery";
import { formatNumber } from "../../format/formatNumber";
import { graphql } from "../../gql/gql";
import { showMessage } from "../../page/messages/flashMessage";
import { buttonStyle } from "../../ui/buttonStyle";
import { copyText } from "../../ui/copyText";
import { LoadFailure } from "../../ui/LoadFailure";
import { Sheet } from "../../ui/Sheet";
import { Skeleton } from "../../ui/Skeleton";
import { claimTexts } from "./claimText";

const LateIssuesQuery = graphql(`
  query LateIssues {
    serialIssues(first: 100, filter: { state: LATE }, orderBy: OLDEST) {
      totalCount
      edges {
        cursor
        node {
          id
          label
          issuedOn
          serial {
            id
            title
            supplier
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** What has not come, as a text to each supplier. */
export function ClaimText() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={`needs-script ${buttonStyle("outlined", "compact")}`}
      >
        <Send aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        Tulis klaim
      </button>
      {isOpen && (
        <Sheet placement="middle" title="Klaim ke rekanan" isOpen onClose={() => setIsOpen(false)}>
          <LateClaims />
        </Sheet>
      )}
    </>
  );
}

function LateClaims() {
  const query = useFreshQuery(LateIssuesQuery, {});
  const issues = shownData(query)?.serialIssues;
  if (query.failure) return <LoadFailure title="Klaim gagal dimuat" onRetry={query.retry} />;
  if (!issues) return <Skeleton className="h-40 w-full rounded-xl" />;
  return (
    <div className="grid gap-4">
      {issues.pageInfo.hasNextPage && (
        <p className="text-sm text-muted text-pretty">
          Memuat {formatNumber(issues.edges.length)} edisi yang paling lama ditunggu, dari{" "}
          {formatNumber(issues.totalCount)}. Tandai yang sudah diklaim, lalu tulis klaim lagi.
        </p>
      )}
      {claimTexts(issues.edges.map(({ node }) => node)).map(({ supplier, text }) => (
        <section key={supplier ?? ""} aria-label={supplier ?? "Tanpa rekanan"}>
          <h3 className="font-semibold">{supplier ?? "Tanpa rekanan"}</h3>
          <p className="mt-1 rounded-xl bg-wash p-3 text-sm whitespace-pre-line wrap-anywhere">{text}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <button type="button" onClick={() => void copy(text)} className={buttonStyle("outlined", "compact")}>
              <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
              Salin
            </button>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle("outlined", "compact")}
            >
              Kirim lewat WhatsApp
            </a>
          </div>
        </section>
      ))}
    </div>
  );
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text);
  showMessage(
    isCopied ? "Teks disalin." : "Teks tidak dapat disalin. Pilih teksnya, lalu salin sendiri.",
    isCopied ? "success" : "error",
  );
}
