import { useState } from "react";
import { newKey } from "../circulation/newKey";
import { readFragment } from "../gql/fragment-masking";
import { useCategories } from "../authorities/choices/useCategories";
import { usePlaces } from "../authorities/choices/usePlaces";
import { toFormErrors } from "../forms/errors/toFormErrors";
import { useFormErrors } from "../forms/errors/useFormErrors";
import { CompactField, CompactSelect } from "../forms/fields/CompactField";
import { getFormText } from "../forms/getFormText";
import { SheetForm } from "../forms/SheetForm";
import { Sheet } from "../ui/Sheet";
import { StockTakeState_stockTake } from "./stockTakeDocuments";
import { placeLabel } from "./placeLabel";
import { useStockTakeCommands } from "./useStockTakeCommands";

interface NewStockTakeSheetProps {
  onClose: () => void;
  onBegun: (databaseId: number) => void;
}

/** Which part of the collection is counted. */
export function NewStockTakeSheet(props: NewStockTakeSheetProps) {
  return (
    <Sheet placement="middle" title="Mulai stock opname" isOpen onClose={props.onClose}>
      <NewStockTakeForm {...props} />
    </Sheet>
  );
}

function NewStockTakeForm({ onClose, onBegun }: NewStockTakeSheetProps) {
  const errors = useFormErrors();
  const { begin, isBusy } = useStockTakeCommands();
  const places = usePlaces();
  const categories = useCategories();
  // Pressed twice, or sent again after a lost answer, it begins one.
  const [key] = useState(newKey);
  const submit = async (formData: FormData) => {
    const given = (name: string) => getFormText(formData, name) || null;
    const result = await begin({
      key,
      name: given("name"),
      locationId: given("locationId"),
      categoryId: given("categoryId"),
      classFrom: given("classFrom"),
      classTo: given("classTo"),
    });
    if (result.data === null) return errors.showErrors(toFormErrors(result));
    onBegun(readFragment(StockTakeState_stockTake, result.data.stockTake).databaseId);
  };
  return (
    <SheetForm
      errors={errors}
      submitLabel="Mulai"
      busyText="Menyiapkan daftar…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className="mb-4 text-sm text-muted text-pretty">
        Daftar eksemplarnya dicatat sekarang, lengkap dengan yang sedang dipinjam. Perpustakaan tetap dapat melayani
        seperti biasa.
      </p>
      <div className="grid gap-4">
        <CompactField
          name="name"
          label="Nama (opsional)"
          hint="Jika kosong, namanya memakai tanggal hari ini."
          maxLength={120}
          error={errors.messageFor("name")}
        />
        <CompactSelect name="locationId" label="Lokasi" error={errors.messageFor("locationId")}>
          <option value="">Semua lokasi</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {placeLabel(place)}
            </option>
          ))}
        </CompactSelect>
        <CompactSelect name="categoryId" label="Kategori" error={errors.messageFor("categoryId")}>
          <option value="">Semua kategori</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </CompactSelect>
        <div className="grid grid-cols-2 gap-3">
          <CompactField
            name="classFrom"
            label="Kelas dari"
            placeholder="Contoh: 800"
            maxLength={100}
            error={errors.messageFor("classFrom")}
          />
          <CompactField
            name="classTo"
            label="Kelas sampai"
            placeholder="Contoh: 899"
            maxLength={100}
            error={errors.messageFor("classTo")}
          />
        </div>
      </div>
    </SheetForm>
  );
}
