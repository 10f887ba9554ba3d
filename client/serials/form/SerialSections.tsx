import { RecordPicker } from "../../authorities/picker/RecordPicker";
import { DayField } from "../../forms/dates/DayField";
import { CompactField, CompactSelect, CompactTextArea } from "../../forms/fields/CompactField";
import { addDays } from "../../format/addDays";
import { WEEKDAY_NAMES, WEEKDAYS } from "../../format/weekdays";
import type { SerialFrequency, Weekday } from "../../gql/graphql";
import { Checkbox } from "../../ui/Checkbox";
import { frequencyLabels } from "../serialLabels";
import type { SerialChoices, SerialTexts } from "./serialFormValues";

interface SectionProps {
  texts: SerialTexts;
  choices: SerialChoices;
  onChoose: (changes: Partial<SerialChoices>) => void;
  messageFor: (name: string) => string | undefined;
}

const FREQUENCIES = Object.entries(frequencyLabels) as [SerialFrequency, string][];
const DAYS_BACK = 366;

interface ScheduleSectionProps extends SectionProps {
  today: string;
  /** Whether nothing stands above it. */
  isFirst: boolean;
}

/** When issues come out. */
export function ScheduleSection({ texts, choices, onChoose, messageFor, today, isFirst }: ScheduleSectionProps) {
  const { frequency, weekdays, firstOn, endsOn } = choices;
  return (
    <>
      <CompactSelect
        name="frequency"
        label="Kala terbit"
        data-first={isFirst || undefined}
        value={frequency}
        error={messageFor("frequency")}
        onChange={({ target }) => {
          const chosen = FREQUENCIES.find(([name]) => name === target.value);
          if (chosen) onChoose({ frequency: chosen[0] });
        }}
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
        min={addDays(today, -DAYS_BACK)}
        max="2100-12-31"
        value={firstOn}
        onChange={({ target }) => onChoose({ firstOn: target.value })}
        error={messageFor("firstOn")}
      />
      {frequency === "DAILY" && (
        <Weekdays
          chosen={weekdays}
          error={messageFor("weekdays")}
          onChange={(chosen) => onChoose({ weekdays: chosen })}
        />
      )}
      <DayField
        name="endsOn"
        label="Berakhir (opsional)"
        hint="Hari terakhir langganan."
        min="1900-01-01"
        max="2100-12-31"
        value={endsOn}
        onChange={({ target }) => onChoose({ endsOn: target.value })}
        error={messageFor("endsOn")}
      />
      <CompactField
        name="graceDays"
        label="Tenggang (hari)"
        hint="Setelah itu edisi disebut belum datang."
        inputMode="numeric"
        maxLength={2}
        defaultValue={texts.graceDays}
        error={messageFor("graceDays")}
      />
    </>
  );
}

/** What issues are called. */
export function NumberingSection({ texts, messageFor }: Pick<SectionProps, "texts" | "messageFor">) {
  return (
    <>
      <Heading>Penomoran</Heading>
      <CompactField
        name="firstVolume"
        label="Volume pertama (opsional)"
        hint="Bertambah satu setiap tahun."
        inputMode="numeric"
        maxLength={7}
        defaultValue={texts.firstVolume}
        error={messageFor("firstVolume")}
      />
      <CompactField
        name="firstNumber"
        label="Nomor pertama (opsional)"
        hint="Kosongkan jika edisi dikenal dari tanggalnya."
        inputMode="numeric"
        maxLength={7}
        defaultValue={texts.firstNumber}
        error={messageFor("firstNumber")}
      />
      <div className="sm:col-span-2">
        <Checkbox
          name="restartsYearly"
          label="Nomor mulai lagi dari 1 setiap tahun"
          defaultChecked={texts.restartsYearly}
        />
      </div>
      <CompactField
        name="labelPattern"
        label="Pola nama edisi (opsional)"
        hint="Jika dikosongkan: Vol. 12 No. 3, Maret 2026. Contoh: Edisi {nomor}/Th. {volume}, {bulan} {tahun}"
        maxLength={120}
        defaultValue={texts.labelPattern}
        error={messageFor("labelPattern")}
        className="sm:col-span-2"
      />
    </>
  );
}

/** What is made of an issue that comes, and from whom. */
export function ArrivalSection({ texts, choices, onChoose, messageFor }: SectionProps) {
  const { makesCopies, location } = choices;
  return (
    <>
      <Heading>Saat datang</Heading>
      <div className="sm:col-span-2">
        <Checkbox
          label="Buatkan eksemplar"
          checked={makesCopies}
          onChange={({ target }) => onChoose({ makesCopies: target.checked })}
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
            defaultValue={texts.copiesPerIssue}
            error={messageFor("copiesPerIssue")}
          />
          <RecordPicker
            list="locations"
            label="Lokasi (opsional)"
            name="locationId"
            value={location}
            onChange={(picked) => onChoose({ location: picked })}
            error={messageFor("locationId")}
            hint="Jika dikosongkan, sama dengan judulnya."
          />
        </>
      )}
      <CompactField
        name="supplier"
        label="Rekanan (opsional)"
        maxLength={255}
        defaultValue={texts.supplier}
        error={messageFor("supplier")}
        className="sm:col-span-2"
      />
      <CompactField
        name="price"
        label="Harga (Rp, opsional)"
        inputMode="numeric"
        maxLength={15}
        defaultValue={texts.price}
        error={messageFor("price")}
      />
      <CompactSelect name="pricePer" label="Harga untuk" defaultValue={texts.pricePer}>
        <option value="ISSUE">Satu edisi</option>
        <option value="YEAR">Satu tahun</option>
      </CompactSelect>
      <CompactTextArea
        rows={2}
        name="note"
        label="Catatan (opsional)"
        maxLength={500}
        defaultValue={texts.note}
        error={messageFor("note")}
        className="sm:col-span-2"
      />
    </>
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
  const change = (day: Weekday, isChosen: boolean) =>
    onChange(WEEKDAYS.filter((each) => (each === day ? isChosen : chosen.includes(each))));
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
            onChange={({ target }) => change(day, target.checked)}
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
