import { builder, costOf } from "../platform/graphql/builder.js";
import type { ClockDoubt } from "./clock/ClockWatch.js";
import { CLOCK_DOUBT_DESCRIPTIONS, DISK_CONTENT_DESCRIPTIONS, SYSTEM_DESCRIPTIONS } from "./systemDescriptions.js";
import type { DISK_CONTENTS, LowDisk, SystemStatus } from "./SystemService.js";

const ClockDoubtKindRef = builder.enumType("ClockDoubtKind", {
  description: "In which way a clock is not believed.",
  values: {
    BEHIND: { value: "behind", description: CLOCK_DOUBT_DESCRIPTIONS.behind },
    AHEAD: { value: "ahead", description: CLOCK_DOUBT_DESCRIPTIONS.ahead },
  } as const satisfies Record<string, { value: ClockDoubt["kind"]; description: string }>,
});

const DiskContentRef = builder.enumType("DiskContent", {
  description: "What the library keeps on a disk.",
  values: {
    DATA: { value: "data", description: DISK_CONTENT_DESCRIPTIONS.data },
    BACKUPS: { value: "backups", description: DISK_CONTENT_DESCRIPTIONS.backups },
  } as const satisfies Record<string, { value: (typeof DISK_CONTENTS)[number]; description: string }>,
});

const ClockDoubtRef = builder.objectRef<ClockDoubt>("ClockDoubt").implement({
  description: "Why the clock of the library's machine is not believed.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ClockDoubtKindRef, description: SYSTEM_DESCRIPTIONS.kind }),
    seenAt: t.expose("seenAt", { type: "DateTime", description: SYSTEM_DESCRIPTIONS.seenAt }),
  }),
});

const LowDiskRef = builder.objectRef<LowDisk>("LowDisk").implement({
  description: "A disk that is nearly full.",
  fields: (t) => ({
    holds: t.expose("holds", { type: DiskContentRef, description: SYSTEM_DESCRIPTIONS.holds }),
    freeBytes: t.exposeFloat("freeBytes", { description: SYSTEM_DESCRIPTIONS.freeBytes }),
    totalBytes: t.exposeFloat("totalBytes", { description: SYSTEM_DESCRIPTIONS.totalBytes }),
  }),
});

const SystemStatusRef = builder.objectRef<SystemStatus>("SystemStatus").implement({
  description: SYSTEM_DESCRIPTIONS.status,
  fields: (t) => ({
    now: t.expose("now", { type: "DateTime", description: SYSTEM_DESCRIPTIONS.now }),
    clockDoubt: t.field({
      type: ClockDoubtRef,
      nullable: true,
      description: SYSTEM_DESCRIPTIONS.clockDoubt,
      resolve: ({ clockDoubt }) => clockDoubt,
    }),
    lowDisks: t.field({
      type: [LowDiskRef],
      description: SYSTEM_DESCRIPTIONS.lowDisks,
      resolve: ({ lowDisks }) => [...lowDisks],
    }),
  }),
});

/** A look at three folders. */
const STATUS_COST = 5;

builder.queryField("systemStatus", (t) =>
  t.field({
    type: SystemStatusRef,
    description: "How the library's machine is. Librarians. REST: GET /system.",
    complexity: costOf(STATUS_COST),
    resolve: (_root, _args, { systemStatus, viewer }) => systemStatus.status(viewer),
  }),
);

const ConfirmedRef = builder.objectRef<SystemStatus>("ConfirmClockPayload").implement({
  description: "The clock is believed again.",
  fields: (t) => ({
    systemStatus: t.field({
      type: SystemStatusRef,
      description: SYSTEM_DESCRIPTIONS.status,
      resolve: (status) => status,
    }),
  }),
});

builder.mutationField("confirmClock", (t) =>
  t.field({
    type: ConfirmedRef,
    description:
      "Says that the machine's clock is right although it is doubted, so that lending goes on. Administrators in a " +
      "session. REST: POST /system/clock.",
    resolve: (_root, _args, { systemStatus, viewer }) => systemStatus.confirmClock(viewer),
  }),
);
