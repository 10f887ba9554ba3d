import { fc } from "../../../support/fastCheck.js";

import { ReservationEditingService } from "../../../../server/circulation/reservations/ReservationEditingService.js";
import { ReservationService } from "../../../../server/circulation/reservations/ReservationService.js";
import { DomainError } from "../../../../server/errors.js";
import type { Mail, MailOutcome } from "../../../../server/platform/mail/Mailer.js";
import { dayIn } from "../../../../server/platform/time/libraryClock.js";
import { longDate } from "../../../../server/platform/time/longDate.js";
import { onBothEngines } from "../../../support/database.js";
import { givenWritingLibrary } from "../../../support/circulation/givenNotices.js";

const student = fc.nat({ max: 1 });
const copy = fc.nat({ max: 1 });
const outcome: fc.Arbitrary<MailOutcome> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<MailOutcome>({ kind: "sent" }) },
  fc.constantFrom<MailOutcome>(
    { kind: "postponed", replyCode: 451 },
    { kind: "unreachable", replyCode: null },
    { kind: "refused", replyCode: 550 },
  ),
);
const act = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ act: "nothing" as const }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("lend" as const), student, copy }) },
  fc.record({ act: fc.constant("return" as const), copy }),
  fc.record({ act: fc.constant("renew" as const), copy }),
  fc.record({ act: fc.constant("reserve" as const), student, copy }),
);
/** Time goes by, the desk acts while something is written down already, and it is sent. */
const step = fc.record({
  minutes: fc.constantFrom(3, 60, 1_440, 1_440, 2_880, 5_760),
  isPlanned: fc.boolean(),
  doing: act,
  isUndone: fc.boolean(),
  outcomes: fc.array(outcome, { maxLength: 3 }),
});

onBothEngines("Whatever happens at the desk", (test) => {
  const runs = test.engine === "sqlite" ? 12 : 4;
  let deliveries = 0;
  // Else nothing was looked at.
  afterAll(() => expect(deliveries).toBeGreaterThan(runs));

  it("tells only what is true at that moment, each message once, and one a student and day", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const outcomes: MailOutcome[] = [];
        const delivered: Mail[] = [];
        const written = new Set<string>();
        const sender = {
          send: async (mail: Mail): Promise<MailOutcome> => {
            await expectTrue(mail);
            const result = outcomes.shift() ?? { kind: "sent" };
            if (result.kind === "sent") {
              const today = dayIn("Asia/Jakarta", library.time.now());
              expect(written).not.toContain(`${mail.to} ${today}`);
              written.add(`${mail.to} ${today}`);
              expect(delivered.map(({ key }) => key)).not.toContain(mail.key);
              delivered.push(mail);
              deliveries += 1;
            }
            return result;
          },
        };
        const library = await givenWritingLibrary(test.database, sender, { copies: 2 });
        const { admin, lending, undo, outbox, codes, bookIds, nisOf, borrowings, time } = library;
        const reservations = new ReservationEditingService(test.database, time);
        const ready = new ReservationService(test.database);

        /** Each line is what the desk would say at this moment. */
        async function expectTrue({ to, text }: Mail): Promise<void> {
          const loans = await borrowings.page(admin, { status: "open" }, {});
          const kept = await ready.page(admin, { status: "ready" }, {});
          const isOf = (name: string | null) => to === `${name?.toLowerCase()}@siswa.example`;
          const truths = [
            ...loans.edges
              .filter(({ node }) => isOf(node.studentName))
              .map(
                ({ node }) =>
                  `- Buku “${node.bookTitle}” jatuh tempo ${longDate(node.dueAt)}` +
                  (node.overdueDays > 0 ? ` dan terlambat ${node.overdueDays} hari` : ". Mohon dikembalikan"),
              ),
            ...kept.edges
              .filter(({ node }) => isOf(node.studentName))
              .map(({ node }) => `- Buku “${node.bookTitle}” siap diambil`),
          ];
          for (const line of text.split("\n").filter((one) => one.startsWith("- "))) {
            expect(truths.filter((truth) => line.startsWith(truth))).toHaveLength(1);
          }
        }

        await library.switchOn(["due_soon", "overdue", "ready"]);
        let instant = time.now().getTime();
        const loanOf = async (index: number) => {
          const page = await borrowings.page(admin, { status: "open", bookId: bookIds[index] }, {});
          return page.edges[0]?.node.id ?? -1;
        };
        const desk = async (doing: (typeof steps)[number]["doing"]): Promise<number | undefined> => {
          if (doing.act === "lend") {
            const scanned = {
              nis: nisOf(doing.student),
              itemCode: codes[doing.copy],
              confirm: ["has_overdue"],
              reason: "Izin guru",
            };
            return (await lending.borrow(admin, scanned)).actId;
          }
          if (doing.act === "return") return (await lending.returnCopy(admin, { itemCode: codes[doing.copy] })).actId;
          if (doing.act === "renew") {
            return (await lending.renew(admin, await loanOf(doing.copy), { confirm: ["overdue"] })).actId;
          }
          if (doing.act === "reserve") {
            const wanted = { nis: nisOf(doing.student), bookId: bookIds[doing.copy] };
            return (await reservations.reserve(admin, wanted)).actId;
          }
          return undefined;
        };
        await desk({ act: "lend", student: 0, copy: 0 });
        await desk({ act: "lend", student: 1, copy: 1 });
        for (const { minutes, isPlanned, doing, isUndone, outcomes: next } of steps) {
          instant += minutes * 60_000;
          library.setNow(new Date(instant).toISOString());
          if (isPlanned) await outbox.plan();
          try {
            const actId = await desk(doing);
            if (isUndone && actId !== undefined) await undo.undo(admin, actId);
          } catch (error) {
            // What the desk refuses happens to nobody.
            if (!(error instanceof DomainError)) throw error;
          }
          outcomes.splice(0, outcomes.length, ...next);
          await outbox.run();
        }
      }),
      { numRuns: runs },
    );
  }, 60_000);
});
