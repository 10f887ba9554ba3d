import { creditedAuthorName } from "../../../../authorities/picker/pickedAuthor";
import { formatPrice } from "../../../../format/formatPrice";
import { materialKindName } from "../../../../format/materialKindName";
import { languageName } from "../../../../format/languageName";
import { digitalFileAccessNames, HIDDEN_TEXT } from "../../bookLabels";
import { locationName } from "../../../locationName";
import type { BookFormField, BookFormValues } from "./bookFormValues";
import { parseRupiah } from "./bookInput";

/** A field's value as text; null if empty. */
export function formatField(values: BookFormValues, field: BookFormField): string | null {
  const text = toText(values, field);
  return text === null || text.trim() === "" ? null : text;
}

function toText(values: BookFormValues, field: BookFormField): string | null {
  switch (field) {
    case "authors":
      return values.authors.map(creditedAuthorName).join("; ");
    case "subjects":
      return values.subjects.join("; ");
    case "classification":
      return (
        values.classification && [values.classification.code, values.classification.name].filter(Boolean).join(" · ")
      );
    case "location":
      return locationName(values.location);
    case "publisher":
    case "category":
    case "source":
      return values[field]?.name ?? null;
    case "materialKind":
      return materialKindName(values.materialKind);
    case "isHidden":
      return values.isHidden ? HIDDEN_TEXT : null;
    case "language":
      return languageName(values.language);
    case "digitalFileAccess":
      return digitalFileAccessNames[values.digitalFileAccess];
    case "price": {
      const price = parseRupiah(values.price);
      return price === null || Number.isNaN(price) ? values.price : formatPrice(price);
    }
    default:
      return values[field];
  }
}
