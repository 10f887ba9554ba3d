import { fc } from "../../../support/fastCheck.js";

import type { AccreditationFigures } from "../../../../server/reports/figures/accreditation/AccreditationFigures.js";
import { targetStates } from "../../../../server/reports/figures/accreditation/targetStates.js";
import {
  DEFAULT_TARGETS,
  type ReportTarget,
  reportTargets,
} from "../../../../server/settings/reportTargets/reportTargets.js";

/** A school by the few figures that these tests ask about. */
function school({ classes = 20, titles = 3_286, nonfictionPercent = null as number | null, lost = 0 } = {}) {
  const collection = { titles, nonfictionPercent, ebooks: 300, lostCopies: lost, perGroup: [] };
  return { collection, members: { classes } } as unknown as AccreditationFigures;
}
const wordsOf = (figures: AccreditationFigures, targets: readonly ReportTarget[]) =>
  targetStates(figures, targets).map(({ figure, target, state, isReached }) => [figure, target, state, isReached]);
const target = (figure: ReportTarget["figure"], bounds: Partial<ReportTarget>): ReportTarget => ({
  figure,
  fromClasses: 0,
  atLeast: null,
  atMost: null,
  basis: null,
  ...bounds,
});

describe("The targets of the accreditation report", () => {
  it("say of each figure what is missing, as a librarian would", () => {
    expect(wordsOf(school({ nonfictionPercent: 78.456 }), DEFAULT_TARGETS)).toEqual([
      ["titles", "Target 3.500 judul", "Kurang 214 judul", false],
      ["nonfiction_percent", "Target 65–75 %", "Lebih 3,46 %", false],
      ["ebooks", "Target 300 judul", "Tercapai", true],
    ]);
    expect(
      wordsOf(school({ nonfictionPercent: null, lost: 4 }), [
        target("nonfiction_percent", { atLeast: 65 }),
        target("lost_copies", { atMost: 3 }),
      ]),
    ).toEqual([
      ["nonfiction_percent", "Target 65 %", "Belum dapat dihitung", null],
      ["lost_copies", "Target maksimal 3 eksemplar", "Lebih 1 eksemplar", false],
    ]);
  });

  it("are of the band that a school of this size has reached, and none below the first", () => {
    const bands = [
      target("titles", { fromClasses: 19, atLeast: 3_500 }),
      target("titles", { fromClasses: 7, atLeast: 1_500 }),
    ];
    const targetOf = (classes: number) => targetStates(school({ classes }), bands).map(({ atLeast }) => atLeast);
    expect([6, 7, 18, 19, 40].map(targetOf)).toEqual([[], [1_500], [1_500], [3_500], [3_500]]);
    expect(targetStates(school({ classes: 18 }), DEFAULT_TARGETS).map(({ figure }) => figure)).not.toContain("titles");
  });

  it("are compared as they are shown: whoever adds what is missing has reached them", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(1_000_000), (value, one, other) => {
        const [atLeast, atMost] = [Math.min(one, other) / 100, Math.max(one, other) / 100];
        const bounds = [target("nonfiction_percent", { atLeast, atMost })];
        const [state] = targetStates(school({ nonfictionPercent: value / 100 }), bounds);
        const off = Number(
          /[\d.]+(?:,\d+)?/u
            .exec(state?.state ?? "")?.[0]
            .replaceAll(".", "")
            .replace(",", ".") ?? 0,
        );
        const mended = value / 100 + (state?.state.startsWith("Kurang") ? off : -off);
        const [after] = targetStates(school({ nonfictionPercent: mended }), bounds);
        expect([state?.isReached, after?.isReached]).toEqual([value / 100 >= atLeast && value / 100 <= atMost, true]);
      }),
      { numRuns: 300 },
    );
  });

  it("take no target without a bound, with bounds the wrong way round, or twice for as many classes", () => {
    const accepts = (targets: readonly object[]) => reportTargets.safeParse(targets).success;
    expect(
      accepts([
        { figure: "titles", atLeast: 100 },
        { figure: "titles", fromClasses: 7, atMost: 2.25 },
      ]),
    ).toBe(true);
    expect(accepts([])).toBe(true);
    expect(accepts([{ figure: "titles" }])).toBe(false);
    expect(accepts([{ figure: "titles", atLeast: 2, atMost: 1 }])).toBe(false);
    expect(accepts([{ figure: "titles", atLeast: 2.123 }])).toBe(false);
    expect(accepts([{ figure: "titles", atLeast: -1 }])).toBe(false);
    expect(
      accepts([
        { figure: "titles", atLeast: 1 },
        { figure: "titles", atLeast: 2 },
      ]),
    ).toBe(false);
    expect(accepts([{ figure: "denda", atLeast: 1 }])).toBe(false);
  });
});
