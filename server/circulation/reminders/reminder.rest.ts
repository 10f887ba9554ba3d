import { z } from "zod";

import { route, StreamedBody } from "../../platform/rest/route.js";
import { required } from "../../platform/required.js";
import { borrowingFilterFields, toBorrowingList } from "../borrowings/borrowing.rest.js";
import { reminderChatUrl } from "../notices/chatUrls.js";
import { MOST_REMINDED } from "./ReminderService.js";

const { search, class_name } = borrowingFilterFields;

const reminderResponse = z
  .object({
    student: z.object({ id: z.int(), nis: z.string(), name: z.string() }),
    loans_count: z.int().describe("How many of the student's loans are overdue."),
    overdue_days: z.int().describe("Of the one that is overdue longest."),
    running_fine: z.int().describe("What runs up with them, in whole rupiah as of today."),
    whatsapp_url: z
      .string()
      .nullable()
      .describe("Opens a chat with all of them written; null without a number that the caller may know."),
  })
  .meta({ id: "OverdueReminder", description: "A student with overdue loans." });

export const reminderRoutes = [
  route({
    method: "GET",
    tag: "Circulation",
    access: ["circulation.read", "students.read"],
    operation: "read",
    success: 200,
    path: "/borrowings/reminders/letters",
    operationId: "printGuardianLetters",
    summary: "Letters to parents about what is overdue, as PDF",
    description:
      "A page of A4 for each student, class by class, with the books, their due days and the fines so far, under the " +
      `library's letterhead. 409 for more than ${MOST_REMINDED} students: ask for one class after the other.`,
    query: z.strictObject({ search, class_name }),
    file: "application/pdf",
    response: z.object({}),
    example: { response: { status_code: 200 } },
    failures: [404, 409, 422],
    handle: async ({ context: { guardianLetters, viewer }, query }) => {
      const { search: words, className } = toBorrowingList(query);
      const { chunks, fileName } = await guardianLetters.print(viewer, { search: words, className });
      return new StreamedBody(chunks, fileName);
    },
  }),
  route({
    method: "GET",
    tag: "Circulation",
    access: "circulation.read",
    operation: "read",
    success: 200,
    path: "/borrowings/reminders",
    operationId: "overdueReminders",
    summary: "What is overdue today in sums, and whom to remind",
    description: `The students whose loans are overdue longest first, at most ${MOST_REMINDED}; the sums are of all.`,
    query: z.strictObject({ search, class_name }),
    response: z.object({
      data: z.object({
        loans_count: z.int(),
        running_fine: z.int().describe("In whole rupiah as of today; charged where a book comes back."),
        students: z.array(reminderResponse),
      }),
    }),
    example: {
      response: {
        status_code: 200,
        data: {
          loans_count: 2,
          running_fine: 3500,
          students: [
            {
              student: { id: 12, nis: "240101", name: "Rina Kartika" },
              loans_count: 2,
              overdue_days: 4,
              running_fine: 3500,
              whatsapp_url: null,
            },
          ],
        },
      },
    },
    failures: [422],
    handle: async ({ context: { reminders, viewer, loaders }, query }) => {
      const { search: words, className } = toBorrowingList(query);
      const { loansCount, runningFine, students } = await reminders.read(viewer, { search: words, className });
      return {
        data: {
          loans_count: loansCount,
          running_fine: runningFine,
          students: await Promise.all(
            students.map(async (reminder) => ({
              student: {
                id: reminder.studentId,
                nis: required(reminder.loans[0]?.nis, "the number of a loan's student"),
                name: reminder.studentName,
              },
              loans_count: reminder.loans.length,
              overdue_days: reminder.overdueDays,
              running_fine: reminder.runningFine,
              whatsapp_url: await reminderChatUrl(viewer, reminder, loaders),
            })),
          ),
        },
      };
    },
  }),
];
