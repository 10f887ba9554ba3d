import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Desk } from "./desk/useDesk";

/** Whoever came from a student's page to lend to that student has chosen it: once, and not again after a reload. */
export function useHandedOverStudent(ask: Desk["ask"]): void {
  const { state } = useLocation() as { state: { studentId?: string } | null };
  const navigate = useNavigate();
  const studentId = state?.studentId;
  useEffect(() => {
    if (studentId === undefined) return;
    ask({ kind: "choose", studentId });
    void navigate("/admin/borrowings", { replace: true, state: null });
  }, [ask, navigate, studentId]);
}
