import { formatNumber } from "../../format/formatNumber";
import { formatPrice } from "../../format/formatPrice";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import { type PromotionPlan, withExceptions } from "./promotionPlan";

const Borrowers_preview = graphql(`
  fragment Borrowers_preview on StudentPromotionPreview {
    borrowersCount
    borrowers {
      studentId
      nis
      name
      className
      openBorrowings
      debt
      isHeld
    }
    classes {
      className
      decision {
        action
      }
    }
  }
`);

interface BorrowersProps {
  preview: FragmentType<typeof Borrowers_preview>;
  plan: PromotionPlan;
  onChange: (plan: PromotionPlan) => void;
}

/** Who would leave and has not brought back every book, or owes something: they stay unless they are ticked. */
export function Borrowers({ preview: ref, plan, onChange }: BorrowersProps) {
  const { borrowers, borrowersCount, classes } = readFragment(Borrowers_preview, ref);
  if (borrowers.length === 0) return null;
  const leavingBy = new Map(classes.map(({ className, decision }) => [className, decision?.action]));
  return (
    <section aria-labelledby="masih-punya-tanggungan" className="rounded-2xl border border-line bg-card p-4">
      <h2 id="masih-punya-tanggungan" className="font-semibold">
        Masih punya pinjaman atau tunggakan{" "}
        <span className="font-normal text-muted tabular-nums">{formatNumber(borrowersCount)}</span>
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted text-pretty">
        Siswa ini lulus atau pindah, tetapi bukunya belum dikembalikan atau dendanya belum lunas, jadi datanya belum
        diubah. Centang jika tetap diluluskan atau dipindahkan.
      </p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
        {borrowers.map(({ studentId, nis, name, className, openBorrowings, debt, isHeld }) => (
          <li key={studentId}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm lg:min-h-9">
              <input
                type="checkbox"
                checked={!isHeld}
                onChange={() =>
                  onChange(
                    withExceptions(
                      plan,
                      [{ id: studentId, name, className }],
                      isHeld
                        ? {
                            action: leavingBy.get(className ?? "") === "MOVE" ? "MOVE" : "GRADUATE",
                            targetClassName: null,
                          }
                        : null,
                    ),
                  )
                }
                className="checkbox"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name}{" "}
                <span className="text-muted tabular-nums">
                  {[
                    nis,
                    className,
                    openBorrowings > 0 && `${formatNumber(openBorrowings)} buku`,
                    debt > 0 && `denda ${formatPrice(debt)}`,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {borrowersCount > borrowers.length && (
        <p className="mt-1 text-sm text-muted">
          Dan {formatNumber(borrowersCount - borrowers.length)} siswa lain, yang datanya juga belum diubah.
        </p>
      )}
    </section>
  );
}
