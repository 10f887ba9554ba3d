import { useNavigate, useSearchParams } from "react-router-dom";
import { hrefWith } from "../../lists/days/filterUrl";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { formPath } from "../forms/formKinds";
import { assessmentPeriods } from "./assessmentPeriods";

interface Chosen {
  instrument: number;
  period: string;
}

/** The newest of the two. */
const NEWEST = 2;
export const ACCREDITATION_PATH = formPath("accreditation");

/** Which instrument the address names, and of which year: the newest of both where it says nothing. */
export function useAssessmentAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = useLibraryToday();
  const periods = assessmentPeriods(today);
  const instrument = Number(params.get("instrument") ?? NEWEST) || NEWEST;
  const period = params.get("period") ?? periods[0]?.period ?? today.slice(0, 4);
  const hrefOf = (chosen: Chosen) =>
    hrefWith(ACCREDITATION_PATH, { instrument: String(chosen.instrument), period: chosen.period });
  return {
    instrument,
    period,
    periods,
    ownAddress: params.size === 0 ? ACCREDITATION_PATH : hrefOf({ instrument, period }),
    choose: (changes: Partial<Chosen>) => void navigate(hrefOf({ instrument, period, ...changes }), { replace: true }),
  };
}
