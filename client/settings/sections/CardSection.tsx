import { LibraryMark } from "../../ui/marks/LibraryMark";
import { FormSection } from "../../admin/form/FormSection";
import type { CardTone } from "../../gql/graphql";
import { cardTones } from "../../format/cardTones";
import type { SectionProps } from "./SectionProps";

const TONE_LABELS: Readonly<Record<CardTone, string>> = {
  INDIGO: "Nila",
  BROWN: "Sogan",
  GREEN: "Daun",
  BRICK: "Bata",
  PLUM: "Manggis",
  TEAL: "Telaga",
  OCHRE: "Kunyit",
  SLATE: "Malam",
};
const TONES = Object.keys(TONE_LABELS) as CardTone[];

const CHOICE_STYLE =
  "relative flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-line px-3 text-sm font-medium lg:min-h-9 " +
  "lg:rounded-lg hover:border-muted has-checked:border-nila has-checked:bg-nila-soft has-checked:text-nila " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-nila";

interface CardSectionProps extends SectionProps {
  /** Address of the library's logo. */
  logo: string | null | undefined;
}

/** How member cards look, with one to look at. */
export function CardSection({ state, logo }: CardSectionProps) {
  const { name, cardTone } = state.values;
  return (
    <FormSection id="kartu" title="Kartu anggota">
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_17rem]">
        <fieldset className={state.changed.includes("cardTone") ? "field-changed" : undefined}>
          <legend className="text-sm font-semibold">Warna kartu</legend>
          <p className="mt-0.5 mb-3 text-sm text-muted text-pretty">
            Dipakai kartu setiap anggota, di ponselnya dan saat dicetak. Nama dan logo diambil dari bagian Perpustakaan.
          </p>
          <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
            {TONES.map((tone) => (
              <label key={tone} className={CHOICE_STYLE}>
                <input
                  type="radio"
                  name="cardTone"
                  value={tone}
                  checked={tone === cardTone}
                  onChange={() => state.set("cardTone", tone)}
                  className="sr-only"
                />
                <span
                  aria-hidden="true"
                  className={`size-4.5 shrink-0 rounded-full border border-field ${cardTones[tone]}`}
                />
                {TONE_LABELS[tone]}
              </label>
            ))}
          </div>
        </fieldset>
        <div aria-hidden="true" className={`kawung-tile member-card-face rounded-2xl ${cardTones[cardTone]}`}>
          <div className="flex items-center gap-3">
            <LibraryMark logo={logo} className="size-9 shrink-0 text-white/20" />
            <div className="min-w-0">
              <p className="text-xs font-semibold tracking-widest uppercase">Kartu Anggota</p>
              <p className="text-sm font-medium wrap-anywhere">{name || "Nama perpustakaan"}</p>
            </div>
          </div>
          <p className="mt-6 font-serif text-xl font-semibold">Siti Nur Rahmawati</p>
          <p className="mt-3 text-xs text-white/80">Kelas</p>
          <p className="text-sm font-semibold">XI-2</p>
        </div>
      </div>
    </FormSection>
  );
}
