import type { FieldMessage } from "../apollo/operationResult";
import { getFormText } from "../forms/getFormText";
import { parsePurpose } from "./purposeLabels";

const purposeOf = (formData: FormData) => parsePurpose(getFormText(formData, "purpose"));

const required = (name: string, text: string, message: string): FieldMessage[] =>
  text.trim() === "" ? [{ name, message }] : [];

export function parseGuestVisit(formData: FormData) {
  const visitorName = getFormText(formData, "visitorName");
  return {
    input: {
      visitorName,
      institution: getFormText(formData, "institution"),
      purpose: purposeOf(formData),
    },
    errors: required("visitorName", visitorName, "Nama wajib diisi."),
  };
}

/** A guest whose name the library no longer has: nobody is asked for another. */
export function parseForgottenGuest(formData: FormData) {
  return {
    input: { institution: getFormText(formData, "institution"), purpose: purposeOf(formData) },
    errors: [] as FieldMessage[],
  };
}

export function parseClassVisit(formData: FormData) {
  const className = getFormText(formData, "className");
  const count = getFormText(formData, "peopleCount").trim();
  const errors = [
    ...required("className", className, "Kelas wajib diisi."),
    ...required("peopleCount", count, "Jumlah orang wajib diisi."),
    // Longer numbers and fractions do not fit the schema's Int.
    ...(/^\d{0,9}$/.test(count) ? [] : [{ name: "peopleCount", message: "Isi dengan angka. Contoh: 32" }]),
  ];
  return { input: { className, peopleCount: Number(count), purpose: purposeOf(formData) }, errors };
}

/** What can be corrected of a student's visit: everything else follows the student. */
export function parseStudentVisit(formData: FormData) {
  return {
    input: { className: getFormText(formData, "className").trim() || null, purpose: purposeOf(formData) },
    errors: [] as FieldMessage[],
  };
}
