interface StudentButtonProps {
  studentId: string;
  name: string;
  onOpen: (studentId: string) => void;
}

/** Opens the fines of a student. */
export function StudentButton({ studentId, name, onOpen }: StudentButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(studentId)}
      className="text-link cursor-pointer text-left font-semibold wrap-anywhere"
    >
      {name}
    </button>
  );
}
