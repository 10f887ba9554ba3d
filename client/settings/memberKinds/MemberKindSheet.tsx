import { FormSheet } from "../../forms/FormSheet";
import { DeleteMemberKindForm } from "./DeleteMemberKindForm";
import { MemberKindForm } from "./MemberKindForm";
import type { MemberKind } from "./memberKindRow";

export type AskedKind = { act: "add" } | { act: "edit" | "delete"; kind: MemberKind };

interface MemberKindSheetProps {
  asked: AskedKind;
  kinds: readonly MemberKind[];
  onDone: () => void;
}

export function MemberKindSheet({ asked, kinds, onDone }: MemberKindSheetProps) {
  const title = { add: "Tambah jenis anggota", edit: "Sunting jenis anggota", delete: "Hapus jenis anggota ini?" };
  return (
    <FormSheet title={title[asked.act]} isOpen onClose={onDone}>
      {asked.act === "delete" ? (
        <DeleteMemberKindForm
          kind={asked.kind}
          others={kinds.filter(({ id }) => id !== asked.kind.id)}
          onDone={onDone}
        />
      ) : (
        <MemberKindForm kind={asked.act === "add" ? null : asked.kind} onDone={onDone} />
      )}
    </FormSheet>
  );
}
