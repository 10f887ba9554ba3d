import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { FormSection } from "../../admin/form/FormSection";
import { useCan } from "../../session/useViewer";
import { Checkbox } from "../../ui/Checkbox";
import { settingLabels } from "../form/settingsValues";
import type { SectionProps } from "./SectionProps";

/** What the library asks of those who work at it when they log in. */
export function SecuritySection({ state, errors }: SectionProps) {
  const id = useId();
  const mayChange = useCan("ACCOUNTS_WRITE");
  const error = errors.messageFor("requiresSecondFactor");
  return (
    <FormSection id="keamanan" title="Keamanan">
      <div className={state.changed.includes("requiresSecondFactor") ? "field-changed" : ""}>
        <Checkbox
          name="requiresSecondFactor"
          label={settingLabels.requiresSecondFactor}
          checked={state.values.requiresSecondFactor}
          disabled={!mayChange}
          aria-invalid={error !== undefined}
          aria-describedby={id}
          onChange={({ target }) => state.set("requiresSecondFactor", target.checked)}
        />
        <div id={id} className="max-w-prose pl-8 text-sm text-muted text-pretty">
          {error && (
            <p className="mb-1.5 flex items-start gap-1.5 font-medium text-bata">
              <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.75 size-4 shrink-0" />
              {error}
            </p>
          )}
          <p>
            {mayChange
              ? "Petugas yang belum memakainya hanya dapat membuka halaman untuk mengaktifkannya, sejak pengaturan ini disimpan. Akun anggota dan token aplikasi tidak berubah."
              : "Hanya dapat diubah oleh petugas yang boleh mengelola akun."}
          </p>
          {mayChange && (
            <p className="mt-1.5">
              Aktifkan dulu di akun Anda sendiri, di{" "}
              <Link to="/user-info#verifikasi" className="font-semibold text-nila hover:underline">
                Profil Saya
              </Link>
              .
            </p>
          )}
        </div>
      </div>
    </FormSection>
  );
}
