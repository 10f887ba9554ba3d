import type { PickedClassification, PickedLocation, PickedName } from "../../../../authorities/picker/pickedRecords";
import type { BulkChanges } from "./useBulkUpdateBooks";

export type BulkPicked = PickedName | PickedClassification | PickedLocation;

/** A field that can be set on several books at once. */
export interface BulkField {
  name: "category" | "location" | "source" | "classification";
  list: "categories" | "locations" | "sources" | "classifications";
  label: string;
  /** Lowercase noun for use within a sentence. */
  noun: string;
  /** The input of the mutation; null clears the field. */
  changes: (picked: BulkPicked | null) => BulkChanges;
}

const nameOf = (picked: BulkPicked): string => picked.name ?? "";

export const bulkFields: readonly BulkField[] = [
  {
    name: "category",
    list: "categories",
    label: "Kategori",
    noun: "kategori",
    changes: (picked) =>
      picked === null || picked.id !== null ? { categoryId: picked?.id ?? null } : { category: nameOf(picked) },
  },
  {
    name: "location",
    list: "locations",
    label: "Lokasi",
    noun: "lokasi",
    changes: (picked) =>
      picked === null || picked.id !== null
        ? { locationId: picked?.id ?? null }
        : { location: { name: nameOf(picked), shelf: "shelf" in picked ? picked.shelf : null } },
  },
  {
    name: "source",
    list: "sources",
    label: "Sumber perolehan",
    noun: "sumber",
    changes: (picked) =>
      picked === null || picked.id !== null ? { sourceId: picked?.id ?? null } : { source: nameOf(picked) },
  },
  {
    name: "classification",
    list: "classifications",
    label: "Klasifikasi",
    noun: "klasifikasi",
    changes: (picked) =>
      picked === null || picked.id !== null
        ? { classificationId: picked?.id ?? null }
        : { classification: { code: "code" in picked ? picked.code : "", name: picked.name } },
  },
];
