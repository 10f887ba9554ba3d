import type {
  CreateStudentInput,
  Gender,
  StudentFormValues_StudentFragment,
  StudentStatus,
} from "../../../gql/graphql";
import { fillField } from "../../../forms/dates/fillField";
import { getFormText } from "../../../forms/getFormText";
import { studentFields } from "../studentFields";

export type StudentField = keyof typeof studentFields;
export type StudentFormValues = Readonly<Record<StudentField, string>>;
export const studentFieldNames = Object.keys(studentFields) as StudentField[];

const valuesOf = (valueOf: (name: StudentField) => string) =>
  Object.fromEntries(studentFieldNames.map((name) => [name, valueOf(name)])) as Record<StudentField, string>;

/** The kind is the library's default, which only the server knows. */
export const emptyStudent: Omit<StudentFormValues, "memberKindId"> = {
  ...valuesOf(() => ""),
  status: "ACTIVE",
};

export function toFormValues(student: StudentFormValues_StudentFragment): StudentFormValues {
  return valuesOf((name) => (name === "memberKindId" ? student.memberKind.id : (student[name] ?? "")));
}

export function readForm(form: HTMLFormElement): StudentFormValues {
  const formData = new FormData(form);
  return valuesOf((name) => getFormText(formData, name).trim());
}

export function fillForm(form: HTMLFormElement, values: StudentFormValues): void {
  for (const name of studentFieldNames) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)
      fillField(field, values[name]);
  }
}

export function changedFields(base: StudentFormValues, values: StudentFormValues): StudentField[] {
  return studentFieldNames.filter((name) => base[name] !== values[name]);
}

/** What must be there, with what to say where it is not. */
export function missingFields(values: StudentFormValues) {
  return (["name", "nis"] as const)
    .filter((name) => values[name] === "")
    .map((name) => ({ name, message: `${studentFields[name]} wajib diisi.` }));
}

/** These fields for the schema; what is empty is cleared. */
export function toStudentInput(values: StudentFormValues, names: readonly StudentField[]): Partial<CreateStudentInput> {
  const input = Object.fromEntries(names.map((name) => [name, values[name] || null]));
  return {
    ...input,
    ...(names.includes("gender") ? { gender: (values.gender || null) as Gender | null } : {}),
    ...(names.includes("status") ? { status: values.status as StudentStatus } : {}),
    ...(names.includes("memberKindId") ? { memberKindId: values.memberKindId } : {}),
  };
}

/** The same day a year later, counted from today where the membership has ended. */
export function aYearLater(expiresAt: string, today: string): string {
  const from = expiresAt > today ? expiresAt : today;
  return `${Number(from.slice(0, 4)) + 1}${from.slice(4) === "-02-29" ? "-02-28" : from.slice(4)}`;
}
