import type { ReactNode } from "react";
import { confirmLeave, hasUnsavedForms } from "../page/navigation/unsavedForms";
import { Sheet } from "../ui/Sheet";

interface FormSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet with a form: Esc, a click beside it and its close button ask first where the form has unsaved changes. */
export function FormSheet({ onClose, ...sheet }: FormSheetProps) {
  const close = () => {
    if (!hasUnsavedForms()) onClose();
    else void confirmLeave().then((leaves) => leaves && onClose());
  };
  return <Sheet {...sheet} placement="middle" onClose={close} />;
}
