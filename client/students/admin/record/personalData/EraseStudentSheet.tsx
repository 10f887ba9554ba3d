import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router-dom";
import type { RefusalReason } from "../../../../apollo/operationResult";
import { showMessage } from "../../../../page/messages/flashMessage";
import { borrowingsHref, NO_FILTERS } from "../../../../circulation/admin/borrowingsUrlState";
import { FinesSheet } from "../../../../circulation/admin/deskSheets";
import { ObstacleList } from "../../../../circulation/clearance/admin/ObstacleList";
import { Remedies } from "../../../../circulation/clearance/admin/Remedies";
import { toFormErrors } from "../../../../forms/errors/toFormErrors";
import { useFormErrors } from "../../../../forms/errors/useFormErrors";
import { CompactField } from "../../../../forms/fields/CompactField";
import { FormSheet } from "../../../../forms/FormSheet";
import { getFormText } from "../../../../forms/getFormText";
import { SheetForm } from "../../../../forms/SheetForm";
import { type FragmentType, readFragment } from "../../../../gql/fragment-masking";
import { graphql } from "../../../../gql/gql";
import { memberNumber } from "../../../../format/memberNumber";
import { statusLabels } from "../../../../format/studentLabels";
import { studentEditHref } from "../../studentHref";
import { useEraseStudent } from "./useEraseStudent";

const EraseStudentSheet_student = graphql(`
  fragment EraseStudentSheet_student on Student {
    id
    databaseId
    nis
    name
    memberKind {
      id
      numberName
    }
    status
  }
`);

interface EraseStudentSheetProps {
  student: FragmentType<typeof EraseStudentSheet_student>;
  onErased: () => void;
  onClose: () => void;
}

/** Says what goes and what stays, asks for the number again, and shows all that is still open. */
export function EraseStudentSheet({ student: ref, onErased, onClose }: EraseStudentSheetProps) {
  const student = readFragment(EraseStudentSheet_student, ref);
  const { id, nis, name, memberKind, status } = student;
  const { eraseStudent, isErasing } = useEraseStudent();
  const navigate = useNavigate();
  const errors = useFormErrors();
  const [open, setOpen] = useState<readonly RefusalReason[]>([]);
  const refusal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone it may lie below what is seen.
    if (open.length > 0) refusal.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const [seesFines, setSeesFines] = useState(false);
  const isMember = status === "ACTIVE" || status === "SUSPENDED";
  const numberLabel = memberKind.numberName;

  const submit = async (formData: FormData) => {
    const typed = getFormText(formData, "nis").trim();
    if (typed === "") {
      return errors.showErrors({ fields: [{ name: "nis", message: `${numberLabel} wajib diisi.` }] });
    }
    // At once: what is still on screen would ask for somebody who is no more.
    const result = await eraseStudent(id, typed, () => flushSync(onErased));
    if (result.data === null) {
      setOpen(result.reasons ?? []);
      return errors.showErrors(result.reasons ? {} : toFormErrors(result));
    }
    showMessage("Data pribadi dihapus.", "success");
    void navigate("/admin/students");
  };

  return (
    <>
      <FormSheet title="Hapus data pribadi?" isOpen onClose={onClose}>
        <SheetForm
          errors={errors}
          submitLabel="Hapus data pribadi"
          busyText="Menghapus…"
          isIrreversible
          isBusy={isErasing}
          onSubmit={submit}
          onCancel={onClose}
          className="text-sm"
        >
          <p className="text-base font-semibold wrap-anywhere">
            {name}, {memberNumber(memberKind, nis)}
          </p>
          <Fates title="Dihapus permanen">
            <li>Nama, nomor, kontak, foto, dan akunnya</li>
            <li>Namanya dari riwayat peminjaman, reservasi, dan kunjungan</li>
            <li>Daftar bacaannya, dan namanya di Catatan Aktivitas</li>
          </Fates>
          <Fates title="Tetap disimpan, tanpa nama">
            <li>Angka laporan, dengan kelas, jenis anggota, dan jenis kelamin</li>
            <li>Denda, pembayaran, dan buku yang hilang</li>
            <li>Nomor Surat Bebas Pustaka; suratnya tidak lagi menyebut nama</li>
          </Fates>
          <p className="mt-3 font-semibold text-bata text-pretty">
            Tidak dapat diurungkan atau dipulihkan, juga tidak dari Tempat Sampah.
          </p>
          <p className="mt-1.5 text-muted text-pretty">
            Cadangan yang dibuat sebelum ini masih memuat datanya, sampai sekitar setahun atau sampai Anda menghapusnya.
          </p>
          {isMember && open.length === 0 && (
            <p className="mt-4 rounded-xl bg-kunyit-soft px-3.5 py-2.5 text-on-kunyit text-pretty">
              Statusnya masih {statusLabels[status]}. Data pribadi baru dapat dihapus setelah statusnya Lulus atau
              Pindah. <StatusLink student={student} />
            </p>
          )}
          <CompactField
            name="nis"
            label={`Ketik ${numberLabel} anggota ini`}
            error={errors.messageFor("nis")}
            className="mt-4"
            maxLength={40}
            spellCheck={false}
            aria-required
            data-first
          />
          <div ref={refusal} role="alert">
            {open.length > 0 && (
              <div className="mt-4 rounded-xl bg-bata-soft px-3.5 py-3">
                <p className="mb-1.5 font-semibold text-bata">Belum dapat dihapus. Selesaikan dulu:</p>
                <ObstacleList checks={open} />
                <Remedies checks={open} nis={nis} onFines={() => setSeesFines(true)}>
                  {has(open, "membership") && <StatusLink student={student} />}
                  {has(open, "reservation") && (
                    <Link to="/admin/borrowings?status=waiting" className="inline-link">
                      Lihat reservasi
                    </Link>
                  )}
                  {has(open, "held") && (
                    <Link to={borrowingsHref({ ...NO_FILTERS, status: "held", search: nis })} className="inline-link">
                      Lihat yang menunggu keputusan
                    </Link>
                  )}
                  {has(open, "class_set") && (
                    <Link to="/admin/class-sets" className="inline-link">
                      Lihat pinjaman kelas
                    </Link>
                  )}
                  {has(open, "import") && (
                    <Link to="/admin/students/import" className="inline-link">
                      Lihat impor
                    </Link>
                  )}
                </Remedies>
              </div>
            )}
          </div>
        </SheetForm>
      </FormSheet>
      {seesFines && (
        <FinesSheet
          studentId={id}
          onClose={() => {
            setSeesFines(false);
            // What was said before may have been paid.
            setOpen([]);
          }}
        />
      )}
    </>
  );
}

function has(reasons: readonly RefusalReason[], code: string): boolean {
  return reasons.some((reason) => reason.code === code);
}

function StatusLink({ student }: { student: { databaseId: number } }) {
  return (
    <Link to={studentEditHref(student)} className="inline-link">
      Ubah status
    </Link>
  );
}

function Fates({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-3 font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-muted">{children}</ul>
    </>
  );
}
