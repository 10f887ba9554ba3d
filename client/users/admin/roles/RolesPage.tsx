import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { AdminPage } from "../../../admin/AdminPage";
import { useHistoryActions } from "../../../admin/history/recordHistory";
import { useShortcut } from "../../../admin/shortcuts/useShortcut";
import type { RowAction } from "../../../admin/table/RowAction";
import { RowActions } from "../../../admin/table/RowActions";
import { usePageQuery } from "../../../apollo/pageQuery/usePageQuery";
import { FormSheet } from "../../../forms/FormSheet";
import { formatNumber } from "../../../format/formatNumber";
import { readFragment } from "../../../gql/fragment-masking";
import { graphql } from "../../../gql/gql";
import { useCan } from "../../../session/useViewer";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Skeleton } from "../../../ui/Skeleton";
import { LIST_ROW_STYLE, LIST_STYLE } from "../listStyles";
import { DeleteRoleForm } from "./DeleteRoleForm";
import { RoleForm } from "./RoleForm";
import { rightsText } from "./roleRights";
import { isAdminRole, type Role, RoleRow_role } from "./roleRow";

const RolesQuery = graphql(`
  query Roles {
    roles(first: 50) {
      nodes {
        id
        ...RoleRow_role
      }
    }
  }
`);

type Asked = { act: "add" } | { act: "edit" | "delete"; role: Role };

const TITLES = { add: "Tambah peran", edit: "Sunting peran", delete: "Hapus peran ini?" };

/** What those who work at the library may do, in roles that the library names. */
export function RolesPage() {
  const { data, failure, retry } = usePageQuery(RolesQuery, {}, "none");
  const mayChange = useCan("ACCOUNTS_WRITE");
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const roles = data && readFragment(RoleRow_role, data.roles.nodes);
  return (
    <AdminPage
      ownAddress="/admin/roles"
      title="Peran"
      actions={mayChange && <AddButton onClick={() => setAsked({ act: "add" })} />}
    >
      <p className="mb-4 max-w-prose text-sm text-muted text-pretty">
        Peran menentukan apa yang dilihat dan dikerjakan petugas. Perubahan langsung berlaku bagi semua akun dengan
        peran itu; jika haknya berkurang, token akses akun-akun itu dicabut.
      </p>
      {failure && !data && <LoadFailure title="Peran gagal dimuat" onRetry={retry} />}
      {!failure && !roles && (
        <div aria-busy="true">
          <span className="sr-only">Memuat…</span>
          <Skeleton className="h-72 rounded-2xl" />
        </div>
      )}
      {roles && <RoleList roles={roles} onAsk={setAsked} />}
      {asked && (
        <FormSheet title={TITLES[asked.act]} isOpen onClose={close}>
          {asked.act === "delete" ? (
            <DeleteRoleForm
              role={asked.role}
              others={(roles ?? []).filter(({ id, viewerCanGive }) => id !== asked.role.id && viewerCanGive)}
              onDone={close}
            />
          ) : (
            <RoleForm role={asked.act === "add" ? null : asked.role} onDone={close} />
          )}
        </FormSheet>
      )}
    </AdminPage>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  useShortcut({ keys: "n", label: "Tambah peran", run: onClick });
  return (
    <button type="button" onClick={onClick} className={`needs-script ${buttonStyle("filled", "compact")}`}>
      <Plus aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      Tambah peran
    </button>
  );
}

/** Petugas always exists: programs of before give it by its old name. */
const isDeletable = ({ databaseId }: Role) => databaseId !== 3;

function RoleList({ roles, onAsk }: { roles: readonly Role[]; onAsk: (asked: Asked) => void }) {
  const history = useHistoryActions<Role>("role");
  const actionsOf = (role: Role): readonly RowAction<Role>[] => [
    ...(role.viewerCanManage
      ? [{ label: "Sunting", Icon: Pencil, run: (edited: Role) => onAsk({ act: "edit", role: edited }) }]
      : []),
    ...history,
    ...(role.viewerCanManage && isDeletable(role)
      ? [
          {
            label: "Hapus",
            Icon: Trash2,
            isDestructive: true,
            run: (deleted: Role) => onAsk({ act: "delete", role: deleted }),
          },
        ]
      : []),
  ];
  return (
    <ul aria-label="Peran" className={LIST_STYLE}>
      {roles.map((role) => (
        <li key={role.id} className={`${LIST_ROW_STYLE} flex-nowrap! items-start!`}>
          <div className="min-w-0 flex-1 py-1.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <b className="font-semibold wrap-anywhere">{role.name}</b>
              <span className="text-muted tabular-nums">
                {role.accountsCount ? `${formatNumber(role.accountsCount)} akun` : "Belum dipakai"}
              </span>
            </p>
            {role.purpose && <p className="text-pretty wrap-anywhere">{role.purpose}</p>}
            <p className="text-muted text-pretty">
              {isAdminRole(role) ? "Semua hak; tidak dapat diubah." : rightsText(role.rights)}
            </p>
          </div>
          <div className="cell-actions">
            <RowActions row={role} name={role.name} actions={actionsOf(role)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
