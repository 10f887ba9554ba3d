import { tableSelection } from "../../../admin/table/selection/tableSelection";

export interface SelectedBook {
  id: string;
  databaseId: number;
  title: string;
}

/** The selection of the books table. */
export const selectedBooks = tableSelection<SelectedBook>();
