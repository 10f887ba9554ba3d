import type { AccreditationFigure } from "../../gql/graphql";
import { reportFigureLabels } from "../targets/reportFigureLabels";

/** What the library's own data can say beside an indicator. */
export const accreditationFigureLabels: Readonly<Record<AccreditationFigure, string>> = {
  ...reportFigureLabels,
  E_RESOURCES: "Tautan e-resource",
  IN_HOUSE_USES: "Buku yang dibaca di tempat",
  DIGITAL_READINGS: "Berkas digital dibuka",
  DAILY_SERIALS: "Langganan harian",
  OTHER_SERIALS: "Langganan selain harian",
};

export const accreditationFigures = Object.keys(accreditationFigureLabels) as readonly AccreditationFigure[];
