import { builder, costOf } from "../../platform/graphql/builder.js";
import { StudentRef } from "../../students/student.graphql.js";
import { reminderChatUrl } from "../notices/chatUrls.js";
import { MOST_REMINDED, type Reminder, type Reminders } from "./ReminderService.js";

const OverdueReminderRef = builder.objectRef<Reminder>("OverdueReminder").implement({
  description: "A student with overdue loans, to be reminded of all of them at once.",
  fields: (t) => ({
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Who.",
      resolve: ({ studentId }, _args, { loaders }) => loaders.student.load(studentId),
    }),
    loansCount: t.int({
      description: "How many of the student's loans are overdue.",
      resolve: (one) => one.loans.length,
    }),
    overdueDays: t.exposeInt("overdueDays", { description: "Of the one that is overdue longest." }),
    runningFine: t.exposeInt("runningFine", { description: "What runs up with them, in whole rupiah as of today." }),
    whatsappUrl: t.string({
      nullable: true,
      description:
        "Opens a chat with all of them written, to be sent by hand; null for who may not know the number, and where " +
        "there is none that can have one.",
      resolve: (reminder, _args, { loaders, viewer }) => reminderChatUrl(viewer, reminder, loaders),
    }),
  }),
});

const OverdueRemindersRef = builder.objectRef<Reminders>("OverdueReminders").implement({
  description: "What is overdue today, and whom to remind of it.",
  fields: (t) => ({
    loansCount: t.exposeInt("loansCount", { description: "How many loans are overdue." }),
    runningFine: t.exposeInt("runningFine", {
      description: "What runs up with all of them, in whole rupiah as of today. It is charged where a book comes back.",
    }),
    students: t.field({
      type: [OverdueReminderRef],
      description: `Who has them, the longest overdue first; at most ${MOST_REMINDED}.`,
      complexity: costOf(MOST_REMINDED),
      resolve: ({ students }) => [...students],
    }),
  }),
});

builder.queryField("overdueReminders", (t) =>
  t.field({
    type: OverdueRemindersRef,
    complexity: MOST_REMINDED,
    description:
      "What is overdue today in sums, and whom to remind. For librarians. Source: GET /borrowings/reminders.",
    args: {
      search: t.arg.string({ description: "As of `borrowings`." }),
      className: t.arg.string({ description: "Only of this class on the day of the loan." }),
    },
    resolve: (_root, asked, { reminders, viewer }) => reminders.read(viewer, asked),
  }),
);
