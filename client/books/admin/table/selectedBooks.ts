import { tableSelection } from "../../../admin/table/tableSelection";

export interface SelectedBook {
  id: string;
  databaseId: number;
  title: string;
}

/** The books that are chosen in the table. */
export const selectedBooks = tableSelection<SelectedBook>();
