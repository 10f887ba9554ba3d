import { useState } from "react";
import { type Found, FoundField } from "../../circulation/admin/reservations/FoundField";
import { RecordPicker } from "../../authorities/picker/RecordPicker";
import type { PickedRecords } from "../../authorities/picker/pickedRecords";
import { DayField } from "../../forms/dates/DayField";
import { renameFields, toFormErrors } from "../../forms/errors/toFormErrors";
import { useFormErrors } from "../../forms/errors/useFormErrors";
import { CompactField, CompactSelect, CompactTextArea } from "../../forms/fields/CompactField";
import { FormSheet } from "../../forms/FormSheet";
import { getFormText } from "../../forms/getFormText";
import { SheetForm } from "../../forms/SheetForm";
import { useLeaveGuard } from "../../forms/useLeaveGuard";
import { addDays } from "../../format/addDays";
import { WEEKDAY_NAMES, WEEKDAYS } from "../../format/weekdays";
import { readFragment } from "../../gql/fragment-masking";
import type { SerialFacts_SerialFragment, SerialFrequency, Weekday } from "../../gql/graphql";
import { useLibraryToday } from "../../page/library/useLibraryToday";
import { showMessage } from "../../page/messages/flashMessage";
import { Checkbox } from "../../ui/Checkbox";
import { frequencyLabels } from "../serialLabels";
import { SerialFacts_serial } from "../serialDocuments";
import { useSerialCommands } from "../useSerialCommands";

interface SerialSheetProps {
  /** Null for a new one. */
  serial: SerialFacts_SerialFragment | null;
  onClose: () => void;
  onSaved: (databaseId: number) => void;
}

const FREQUENCIES = Object.entries(frequencyLabels) as [SerialFrequency, string][];
const MAX_NUMBER = 1_000_000;
const MAX_PRICE = 2_000_000_000;

/** What is subscribed to, when it comes out, and what is made of it. */
export function SerialSheet(props: SerialSheetProps) {
  return (
    <FormSheet title={props.serial ? "Sunting langganan" : "Tambah langganan"} isOpen onClose={props.onClose}>
      <SerialForm {...props} />
    </FormSheet>
  );
}

function SerialForm({ serial, onClose, onSaved }: SerialSheetProps) {
  const today = useLibraryToday();
  const { create, update, isBusy } = useSerialCommands();
  const errors = useFormErrors();
  const { messageFor, showErrors } = errors;
  const [isDirty, setIsDirty] = useState(false);
  const allowLeave = useLeaveGuard(isDirty);
  const [title, setTitle] = useState<{ text: string; found: Found | null }>({ text: "", found: null });
  const [frequency, setFrequency] = useState<SerialFrequency>(serial?.frequency ?? "MONTHLY");
  const [weekdays, setWeekdays] = useState<readonly Weekday[]>(serial?.weekdays ?? WEEKDAYS);
  const [location, setLocation] = useState<PickedRecords["locations"] | null>(
    serial?.location ? { ...serial.location, shelf: serial.location.shelf ?? null } : null,
  );
  const [firstOn, setFirstOn] = useState(serial?.firstOn ?? today);
  const [endsOn, setEndsOn] = useState(serial?.endsOn ?? "");
  const [makesCopies, setMakesCopies] = useState(serial?.makesCopies ?? true);
  const touch = () => setIsDirty(true);

  const submit = async (formData: FormData) => {
    const text = (name: string) => getFormText(formData, name).trim();
    const { numbers, fields } = readNumbers(text);
    const found = title.found;
    const wrong = [
      ...(serial === null && found === null ? [{ name: "book", message: "Pilih judulnya dari daftar." }] : []),
      ...(firstOn === "" ? [{ name: "firstOn", message: "Isi tanggal edisi pertama." }] : []),
      ...(frequency === "DAILY" && weekdays.length === 0
        ? [{ name: "weekdays", message: "Pilih paling sedikit satu hari terbit." }]
        : []),
      ...fields,
    ];
    if (wrong.length > 0) return showErrors({ fields: wrong });
    const values = {
      ...numbers,
      frequency,
      weekdays: frequency === "DAILY" ? [...weekdays] : [...WEEKDAYS],
      firstOn,
      endsOn: endsOn || null,
      supplier: text("supplier") || null,
      pricePer: text("pricePer") === "YEAR" ? ("YEAR" as const) : ("ISSUE" as const),
      locationId: location?.id ?? null,
      restartsYearly: formData.has("restartsYearly"),
      labelPattern: text("labelPattern") || null,
      makesCopies,
      copiesPerIssue: makesCopies ? numbers.copiesPerIssue : (serial?.copiesPerIssue ?? 1),
      note: text("note") || null,
    };
    const result = await (serial === null
      ? create({ ...values, bookId: found?.id ?? "" })
      : update({ ...values, id: serial.id }));
    if (result.data === null) {
      return showErrors(renameFields(toFormErrors(result), (name) => (name === "bookId" ? "book" : name)));
    }
    allowLeave();
    const saved = readFragment(SerialFacts_serial, result.data.serial);
    showMessage(`Langganan “${saved.title}” disimpan.`, "success");
    onClose();
    onSaved(saved.databaseId);
  };

  return (
    <SheetForm
      savesOnLeave
      errors={errors}
      submitLabel="Simpan"
      busyText="Menyimpan…"
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
      onInput={touch}
    >
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        {serial === null && (
          <div className="sm:col-span-2">
            <FoundField
              name="book"
              kind="serial"
              label="Judul"
              hint="Ketik judulnya. Jenis bahannya harus Terbitan berkala."
              error={messageFor("book")}
              isFirst
              choice={title}
              onChange={setTitle}
            />
          </div>
        )}
        <CompactSelect
          name="frequency"
          label="Kala terbit"
          data-first={serial !== null || undefined}
          value={frequency}
          error={messageFor("frequency")}
          onChange={({ target }) => setFrequency(FREQUENCIES.find(([name]) => name === target.value)?.[0] ?? frequency)}
        >
          {FREQUENCIES.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </CompactSelect>
        <DayField
          name="firstOn"
          label="Terbit pertama"
          hint="Tanggal edisi pertama yang dicatat. Jadwal dihitung dari sini."
          aria-required
          min={addDays(today, -366)}
          max="2100-12-31"
          value={firstOn}
          onChange={({ target }) => {
            setFirstOn(target.value);
            touch();
          }}
          error={messageFor("firstOn")}
        />
        {frequency === "DAILY" && (
          <Weekdays
            chosen={weekdays}
            error={messageFor("weekdays")}
            onChange={(chosen) => {
              setWeekdays(chosen);
              touch();
            }}
          />
        )}
        <DayField
          name="endsOn"
          label="Berakhir (opsional)"
          hint="Hari terakhir langganan."
          min="1900-01-01"
          max="2100-12-31"
          value={endsOn}
          onChange={({ target }) => {
            setEndsOn(target.value);
            touch();
          }}
          error={messageFor("endsOn")}
        />
        <CompactField
          name="graceDays"
          label="Tenggang (hari)"
          hint="Sesudah itu edisi disebut belum datang."
          inputMode="numeric"
          maxLength={2}
          defaultValue={serial?.graceDays ?? 3}
          error={messageFor("graceDays")}
        />
        <Heading>Penomoran</Heading>
        <CompactField
          name="firstVolume"
          label="Volume pertama (opsional)"
          hint="Bertambah satu setiap tahun."
          inputMode="numeric"
          maxLength={7}
          defaultValue={serial?.firstVolume ?? ""}
          error={messageFor("firstVolume")}
        />
        <CompactField
          name="firstNumber"
          label="Nomor pertama (opsional)"
          hint="Kosongkan jika edisi dikenal dari tanggalnya."
          inputMode="numeric"
          maxLength={7}
          defaultValue={serial?.firstNumber ?? ""}
          error={messageFor("firstNumber")}
        />
        <div className="sm:col-span-2">
          <Checkbox
            name="restartsYearly"
            label="Nomor mulai lagi dari 1 setiap tahun"
            defaultChecked={serial?.restartsYearly ?? false}
          />
        </div>
        <CompactField
          name="labelPattern"
          label="Pola nama edisi (opsional)"
          hint="Kosong: Vol. 12 No. 3, Maret 2026. Contoh: Edisi {nomor}/Th. {volume}, {bulan} {tahun}"
          maxLength={120}
          defaultValue={serial?.labelPattern ?? ""}
          error={messageFor("labelPattern")}
          className="sm:col-span-2"
        />
        <Heading>Saat datang</Heading>
        <div className="sm:col-span-2">
          <Checkbox
            label="Buatkan eksemplar"
            checked={makesCopies}
            onChange={({ target }) => setMakesCopies(target.checked)}
          />
          <p className="pl-8 text-sm text-muted">
            {makesCopies
              ? "Setiap edisi yang diterima menjadi eksemplar dengan kode sendiri."
              : "Hanya dicatat bahwa edisinya datang, tanpa eksemplar. Cocok untuk koran harian."}
          </p>
        </div>
        {makesCopies && (
          <>
            <CompactField
              name="copiesPerIssue"
              label="Eksemplar per edisi"
              inputMode="numeric"
              maxLength={2}
              defaultValue={serial?.copiesPerIssue ?? 1}
              error={messageFor("copiesPerIssue")}
            />
            <RecordPicker
              list="locations"
              label="Lokasi (opsional)"
              name="locationId"
              value={location}
              onChange={(picked) => {
                setLocation(picked);
                touch();
              }}
              error={messageFor("locationId")}
              hint="Kosong: sama dengan judulnya."
            />
          </>
        )}
        <CompactField
          name="supplier"
          label="Rekanan (opsional)"
          maxLength={255}
          defaultValue={serial?.supplier ?? ""}
          error={messageFor("supplier")}
          className="sm:col-span-2"
        />
        <CompactField
          name="price"
          label="Harga (Rp, opsional)"
          inputMode="numeric"
          maxLength={15}
          defaultValue={serial?.price ?? ""}
          error={messageFor("price")}
        />
        <CompactSelect name="pricePer" label="Harga untuk" defaultValue={serial?.pricePer ?? "ISSUE"}>
          <option value="ISSUE">Satu edisi</option>
          <option value="YEAR">Satu tahun</option>
        </CompactSelect>
        <CompactTextArea
          rows={2}
          name="note"
          label="Catatan (opsional)"
          maxLength={500}
          defaultValue={serial?.note ?? ""}
          error={messageFor("note")}
          className="sm:col-span-2"
        />
      </div>
    </SheetForm>
  );
}

function Heading({ children }: { children: string }) {
  return <h3 className="border-t border-line pt-4 font-serif text-lg font-semibold sm:col-span-2">{children}</h3>;
}

interface WeekdaysProps {
  chosen: readonly Weekday[];
  error: string | undefined;
  onChange: (chosen: readonly Weekday[]) => void;
}

function Weekdays({ chosen, error, onChange }: WeekdaysProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-semibold">Hari terbit</legend>
      <div className="flex flex-wrap gap-x-5">
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            name="weekdays"
            label={WEEKDAY_NAMES[day]}
            checked={chosen.includes(day)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? WEEKDAYS.filter((each) => each === day || chosen.includes(each))
                  : chosen.filter((each) => each !== day),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-1 text-sm font-medium text-bata">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** What was typed as numbers, or which of it is none. */
function readNumbers(text: (name: string) => string) {
  const fields: { name: string; message: string }[] = [];
  const read = (name: string, max: number, min = 0): number | null => {
    const typed = text(name).replace(/[.\s]/gu, "");
    if (typed === "") return null;
    const value = /^\d{1,10}$/u.test(typed) ? Number(typed) : -1;
    if (value >= min && value <= max) return value;
    fields.push({ name, message: `Isi dengan angka dari ${min} sampai ${max.toLocaleString("id-ID")}.` });
    return null;
  };
  const numbers = {
    firstVolume: read("firstVolume", MAX_NUMBER),
    firstNumber: read("firstNumber", MAX_NUMBER),
    graceDays: read("graceDays", 60),
    copiesPerIssue: read("copiesPerIssue", 20, 1),
    price: read("price", MAX_PRICE),
  };
  return { numbers, fields };
}
