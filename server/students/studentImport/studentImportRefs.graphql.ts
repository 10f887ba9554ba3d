import { builder, costOf } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { parseRecordId } from "../../platform/graphql/recordIds.js";
import { implementFileColumn } from "../../platform/graphql/fileColumn.graphql.js";
import { SOURCE_DESCRIPTIONS, WHOLE_FILE } from "../../platform/csv/fileSource.js";
import { FileSourceRef } from "../../platform/graphql/fileSource.graphql.js";
import { TextEncodingRef } from "../../platform/graphql/textEncoding.graphql.js";
import { StudentRef } from "../student.graphql.js";
import { type ShownDifference, presentChanges } from "./rows/shownDifference.js";
import { STUDENT_FIELDS, STUDENT_COLUMNS, type StudentColumn, REQUIRED_COLUMNS } from "./rows/studentColumns.js";
import { ROW_ANSWERS } from "./decideRows.js";
import { ROW_QUESTIONS } from "./rows/classifyRows.js";
import { kindChoicesOf, type StudentReading, undecidedColumns } from "./rows/studentReading.js";
import type { CommonBirthDate, UnknownKind } from "./rows/surveyFile.js";
import type { StudentImportCounts, StudentImportFindings } from "./StudentImport.entity.js";
import {
  STATE_DESCRIPTIONS,
  COUNT_DESCRIPTIONS,
  ROW_DESCRIPTIONS,
  STOPPED_DESCRIPTION,
  PROGRESS_DESCRIPTION,
  CLASSES_DESCRIPTION,
  DECISION_DESCRIPTIONS,
  QUESTION_DESCRIPTIONS,
} from "./studentImportDescriptions.js";
import type { StudentImportRowShown, ImportedClass, StoredStudentImport } from "./studentImportReads.js";
import { studentImportProgress, undoRefusal } from "./studentImportStatus.js";

const enumName = (value: string) => value.replace(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase();
export const FieldRef = builder.enumType("StudentImportField", {
  description: "What a column of a file of students may mean.",
  values: Object.fromEntries(
    STUDENT_FIELDS.map((field) => [enumName(field), { value: field, description: `${STUDENT_COLUMNS[field].label}.` }]),
  ),
});

const StateRef = builder.enumType("StudentImportState", {
  description: "How far an import of students is.",
  values: Object.fromEntries(
    Object.entries(STATE_DESCRIPTIONS).map(([value, description]) => [value.toUpperCase(), { value, description }]),
  ) as Readonly<Record<string, { value: keyof typeof STATE_DESCRIPTIONS; description: string }>>,
});

const ReasonRef = builder.enumType("StudentImportColumnReason", {
  description: "Why a column means what it does, or nothing.",
  values: {
    NAME: { value: "name", description: "Its name is known." },
    SLIMS: { value: "slims", description: "It is one of the columns of SLiMS's export of members." },
    CHOSEN: { value: "chosen", description: "A person said so." },
    REPEATED: { value: "repeated", description: "Several columns mean the same: a person has to choose one." },
    REPORT: { value: "report", description: "Our own list of rows that stayed out has put it there." },
    SECRET: { value: "secret", description: "Passwords: taken out of the file before anybody sees them." },
    UNKNOWN: { value: "unknown", description: "Nothing is known by this name." },
  } as const,
});

const ColumnRef = implementFileColumn({
  name: "StudentImportColumnInfo",
  description: "One column of a file of students.",
  fieldRef: FieldRef,
  reasonRef: ReasonRef,
});

const FieldInfoRef = builder.objectRef<StudentColumn>("StudentImportFieldInfo").implement({
  description: "What a column may be said to mean.",
  fields: (t) => ({
    field: t.field({ type: FieldRef, description: "Its name.", resolve: (field) => field }),
    label: t.string({
      description: "What people call it, in Indonesian.",
      resolve: (field) => STUDENT_COLUMNS[field].label,
    }),
    isRequired: t.boolean({
      description: "Without it no row is a student.",
      resolve: (field) => REQUIRED_COLUMNS.includes(field),
    }),
  }),
});

const KindChoiceRef = builder
  .objectRef<{ readonly word: string; readonly memberKindId: number }>("StudentImportKindChoice")
  .implement({
    description: "Which kind of members a word of a file means.",
    fields: (t) => ({
      word: t.exposeString("word", { description: "The word, without case and punctuation." }),
      memberKindId: t.exposeInt("memberKindId", { description: "The kind's number in the database." }),
    }),
  });

const UnknownKindRef = builder.objectRef<UnknownKind>("StudentImportUnknownKind").implement({
  description: "A word for a kind of members that nobody has said anything of.",
  fields: (t) => ({
    word: t.exposeString("word", { description: "As the file has it." }),
    rows: t.exposeInt("rows", { description: "How many rows have it." }),
  }),
});

const CommonBirthDateRef = builder.objectRef<CommonBirthDate>("StudentImportCommonBirthDate").implement({
  description: "One birth date of at least half of the members.",
  fields: (t) => ({
    day: t.exposeString("day", { description: "The day." }),
    rows: t.exposeInt("rows", { description: "How many rows have it." }),
    dated: t.exposeInt("dated", { description: "How many rows have a birth date at all." }),
  }),
});

const FindingsRef = builder.objectRef<StudentImportFindings>("StudentImportFindingsInfo").implement({
  description: "What all rows of a file together have shown, and is asked once for all of them.",
  fields: (t) => ({
    unknownKinds: t.field({
      type: [UnknownKindRef],
      complexity: { field: 0, multiplier: 1 },
      description: "Words for kinds of members; such members get the default kind until somebody says more.",
      resolve: ({ unknownKinds }) => [...unknownKinds],
    }),
    commonBirthDate: t.field({
      type: CommonBirthDateRef,
      nullable: true,
      description: "It is not taken unless a person says so.",
      resolve: ({ commonBirthDate }) => commonBirthDate,
    }),
  }),
});

const ReadingRef = builder.objectRef<StudentReading>("StudentImportReadingInfo").implement({
  description: "How a file of students is read: what was recognised, and what a person has said of it.",
  fields: (t) => ({
    encoding: t.field({
      type: TextEncodingRef,
      description: "What it is read as.",
      resolve: ({ encoding }) => encoding,
    }),
    separator: t.exposeString("separator", { description: "What stands between two columns: `,` `;` `|` or a tab." }),
    hasHeader: t.exposeBoolean("hasHeader", { description: "Whether a row of it names the columns." }),
    source: t.field({
      type: FileSourceRef,
      description: SOURCE_DESCRIPTIONS.source,
      resolve: ({ source }) => source ?? WHOLE_FILE,
    }),
    isSlims: t.exposeBoolean("isSlims", { description: "Whether it is SLiMS's export of members." }),
    updateExisting: t.exposeBoolean("updateExisting", {
      description: "Whether cells that are not empty replace what is known of students who are there.",
    }),
    tidiesNames: t.boolean({
      description: "Whether names in capitals get small letters.",
      resolve: ({ choices }) => choices.tidiesNames,
    }),
    zeroIsFemale: t.boolean({
      description: "Whether gender 0 is a girl's; otherwise it says nothing.",
      resolve: ({ choices }) => choices.zeroIsFemale,
    }),
    keepsCommonBirthDate: t.boolean({
      description: "Whether a birth date that half of the members share is taken.",
      resolve: ({ choices }) => choices.keepsCommonBirthDate ?? false,
    }),
    kinds: t.field({
      type: [KindChoiceRef],
      complexity: { field: 0, multiplier: 1 },
      description: "The kinds that words of the file mean, as people have said, also of earlier files.",
      resolve: kindChoicesOf,
    }),
    columns: t.field({
      type: [ColumnRef],
      complexity: { field: 0, multiplier: 1 },
      description: "Its columns, in order.",
      resolve: ({ columns }) => [...columns],
    }),
    undecided: t.stringList({
      description: "What several columns name and nobody has chosen one for yet, in Indonesian; no preview before.",
      resolve: undecidedColumns,
    }),
    fields: t.field({
      type: [FieldInfoRef],
      complexity: { field: 0, multiplier: 1 },
      description: "All that a column may mean.",
      resolve: () => [...STUDENT_FIELDS],
    }),
  }),
});

const CountsRef = builder.objectRef<StudentImportCounts>("StudentImportCountsInfo").implement({
  description: "Rows by their outcome.",
  fields: (t) => ({
    rows: t.exposeInt("rows", { description: COUNT_DESCRIPTIONS.rows }),
    imported: t.exposeInt("imported", { description: COUNT_DESCRIPTIONS.imported }),
    updated: t.exposeInt("updated", { description: COUNT_DESCRIPTIONS.updated }),
    unchanged: t.exposeInt("unchanged", { description: COUNT_DESCRIPTIONS.unchanged }),
    held: t.exposeInt("held", { description: COUNT_DESCRIPTIONS.held }),
    refused: t.exposeInt("refused", { description: COUNT_DESCRIPTIONS.refused }),
    toCheck: t.exposeInt("toCheck", { description: COUNT_DESCRIPTIONS.toCheck }),
    leftOut: t.exposeInt("leftOut", { description: COUNT_DESCRIPTIONS.leftOut }),
    done: t.exposeInt("done", { description: COUNT_DESCRIPTIONS.done }),
    undone: t.exposeInt("undone", { description: COUNT_DESCRIPTIONS.undone }),
    kept: t.exposeInt("kept", { description: COUNT_DESCRIPTIONS.kept }),
  }),
});

const OutcomeRef = builder.enumType("StudentImportOutcome", {
  description: "What becomes of a row.",
  values: {
    NEW: { value: "new", description: "A new student (baru)." },
    CHANGED: { value: "changed", description: "A student who is there gets new values (diubah)." },
    UNCHANGED: { value: "unchanged", description: "Its student is there and stays (tidak diubah)." },
    HELD: { value: "held", description: "It stays out until a person says whose it is (tidak diambil)." },
    REFUSED: { value: "refused", description: "It cannot be a student (ditolak)." },
  } as const,
});

const QuestionRef = builder.enumType("StudentImportQuestion", {
  description: "What only a person knows of a row.",
  values: Object.fromEntries(
    ROW_QUESTIONS.map((value) => [value.toUpperCase(), { value, description: QUESTION_DESCRIPTIONS[value] }]),
  ),
});

export const AnswerRef = builder.enumType("StudentImportDecision", {
  description: "Whose row it is, as a person says.",
  values: Object.fromEntries(
    ROW_ANSWERS.map((value) => [value.toUpperCase(), { value, description: DECISION_DESCRIPTIONS[value] }]),
  ),
});

const RowListRef = builder.enumType("StudentImportRowList", {
  description: "Rows by what else there is to say of them.",
  values: {
    TO_CHECK: { value: "toCheck", description: COUNT_DESCRIPTIONS.toCheck },
    LEFT_OUT: { value: "leftOut", description: COUNT_DESCRIPTIONS.leftOut },
    KEPT: { value: "kept", description: COUNT_DESCRIPTIONS.kept },
  } as const,
});

const ChangeRef = builder.objectRef<ShownDifference>("StudentImportChange").implement({
  description: "A value of a student that a row changes, or would.",
  fields: (t) => ({
    field: t.exposeString("label", { description: "What people call it, in Indonesian." }),
    before: t.exposeString("before", { nullable: true, description: "What is known; null where nothing is." }),
    after: t.exposeString("after", { nullable: true, description: "What the file says." }),
  }),
});

const RowRef = builder.objectRef<StudentImportRowShown>("StudentImportRow").implement({
  description: "A row of a file of students and what becomes, or became, of it.",
  fields: (t) => ({
    number: t.exposeInt("number", { description: ROW_DESCRIPTIONS.number }),
    outcome: t.field({ type: OutcomeRef, description: "What becomes of it.", resolve: ({ kind }) => kind }),
    nis: t.exposeString("nis", { nullable: true, description: "The student number in it." }),
    name: t.exposeString("name", { nullable: true, description: "The name in it." }),
    className: t.exposeString("className", { nullable: true, description: "The class in it." }),
    reason: t.exposeString("reason", { description: ROW_DESCRIPTIONS.reason }),
    question: t.field({
      type: QuestionRef,
      nullable: true,
      description: ROW_DESCRIPTIONS.question,
      resolve: ({ question }) => question,
    }),
    decision: t.field({
      type: AnswerRef,
      nullable: true,
      description: ROW_DESCRIPTIONS.decision,
      resolve: ({ decision }) => decision,
    }),
    changes: t.field({
      type: [ChangeRef],
      complexity: { field: 0, multiplier: 1 },
      description: ROW_DESCRIPTIONS.changes,
      resolve: ({ difference }) => presentChanges(difference),
    }),
    isDone: t.exposeBoolean("done", { description: ROW_DESCRIPTIONS.isDone }),
    isUndone: t.exposeBoolean("undone", { description: ROW_DESCRIPTIONS.isUndone }),
    keptReason: t.exposeString("keptReason", { nullable: true, description: ROW_DESCRIPTIONS.keptReason }),
    studentId: t.exposeInt("studentId", { nullable: true, description: ROW_DESCRIPTIONS.studentId }),
  }),
});

const ImportedClassRef = builder.objectRef<ImportedClass>("StudentImportClassInfo").implement({
  description: "A class of students that an import has brought.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "As its students are written to be in it." }),
    studentsCount: t.exposeInt("studentsCount", { description: "How many of them have no account yet." }),
  }),
});

export const StudentImportRef = builder.objectRef<StoredStudentImport>("StudentImport");
builder.node(StudentImportRef, {
  description: "A file of students that is imported in steps. For librarians; for everybody else there is none.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { studentImportHistory, viewer }) => studentImportHistory.findForNode(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    state: t.field({ type: StateRef, description: "How far it is.", resolve: ({ state }) => state }),
    isStopped: t.exposeBoolean("isStopped", { description: STOPPED_DESCRIPTION }),
    progress: t.float({ nullable: true, description: PROGRESS_DESCRIPTION, resolve: studentImportProgress }),
    fileName: t.exposeString("fileName", { nullable: true, description: "As its sender called the file." }),
    startedBy: t.exposeString("actor", { description: "Who sent it, or started it last." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When its file came." }),
    startedAt: t.expose("startedAt", { type: "DateTime", nullable: true, description: "When it was started last." }),
    finishedAt: t.expose("finishedAt", { type: "DateTime", nullable: true, description: "When it was done." }),
    undoneAt: t.expose("undoneAt", { type: "DateTime", nullable: true, description: "When it was last undone." }),
    rowsKept: t.exposeBoolean("rowsKept", {
      description: "Whether its rows are still kept: for a day before it starts, for thirty days after.",
    }),
    reading: t.field({ type: ReadingRef, description: "How its file is read.", resolve: ({ reading }) => reading }),
    counts: t.field({
      type: CountsRef,
      complexity: 0,
      description: "Rows by their outcome: foreseen before it starts, as stored after.",
      resolve: ({ counts }) => counts,
    }),
    findings: t.field({
      type: FindingsRef,
      nullable: true,
      complexity: 0,
      description: "What is asked once for all rows; null before the first preview.",
      resolve: ({ findings }) => findings,
    }),
    undoRefusal: t.string({
      nullable: true,
      description: "Why it cannot be undone, in Indonesian; null where it can.",
      resolve: undoRefusal,
    }),
    leftOutUrl: t.string({
      description: "Where the rows of which something stays out are downloaded, as CSV with their reasons.",
      resolve: ({ id }) => `/api/students/imports/${id}/left-out`,
    }),
    rows: t.connection(
      {
        type: RowRef,
        description: "Its rows in the file's order; none before its preview.",
        args: {
          outcome: t.arg({ type: OutcomeRef, description: "Only rows with this outcome." }),
          list: t.arg({ type: RowListRef, description: "Only rows of this list." }),
        },
        resolve: async (row, { outcome, list, ...page }, { studentImportHistory, viewer }) => {
          const filter = { kind: outcome ?? null, list: list ?? null };
          return toConnection(await studentImportHistory.rows(viewer, row, filter, page), () =>
            studentImportHistory.countRows(viewer, row, filter),
          );
        },
      },
      { name: "StudentImportRowConnection" },
      { name: "StudentImportRowEdge" },
    ),
    classes: t.field({
      type: [ImportedClassRef],
      complexity: costOf(20),
      description: CLASSES_DESCRIPTION,
      resolve: (row, _args, { studentImportHistory, viewer }) => studentImportHistory.classes(viewer, row),
    }),
    students: t.field({
      type: [StudentRef],
      args: {
        className: t.arg.string({ required: true, description: "One of `classes` by its name." }),
        part: t.arg.int({ defaultValue: 1, description: "Which 250 of a larger one, from 1." }),
      },
      complexity: costOf(250),
      description: "The students of one of `classes`, by name: at most 250, as many as get their codes together.",
      resolve: (row, { className, part }, { studentImportHistory, viewer }) =>
        studentImportHistory.students(viewer, row, { className, part: part ?? 1 }),
    }),
  }),
});
