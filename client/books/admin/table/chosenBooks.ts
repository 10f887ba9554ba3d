import { tableSelection } from "../../../admin/table/tableSelection";

export interface ChosenBook {
  id: string;
  databaseId: number;
  title: string;
}

/** The books that are chosen in the table. */
export const chosenBooks = tableSelection<ChosenBook>();
