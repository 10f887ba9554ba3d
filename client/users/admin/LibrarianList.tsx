import { KeyRound, Pencil, ShieldOff, UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import type { RowAction } from "../../admin/table/RowAction";
import { RowActions } from "../../admin/table/RowActions";
import { useHistoryActions } from "../../admin/history/recordHistory";
import { showMessage } from "../../page/messages/flashMessage";
import { useLibraryTimeZone } from "../../page/library/LibraryTimeZone";
import { showFailure } from "../../forms/errors/showFailure";
import { FormSheet } from "../../forms/FormSheet";
import { formatDateTime } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { useCan } from "../../session/useViewer";
import { ConfirmSheet } from "../../ui/ConfirmSheet";
import { Pill } from "../../ui/Pill";
import { type GivenRole, LibrarianForm } from "./LibrarianForm";
import { type Librarian, LibrarianRow_user } from "./librarianRow";
import { LIST_ROW_STYLE, LIST_STYLE } from "./listStyles";
import type { Secret } from "./SecretSheet";
import { useLibrarianCommands } from "./useLibrarianCommands";

interface LibrarianListProps {
  users: readonly FragmentType<typeof LibrarianRow_user>[];
  roles: readonly GivenRole[];
  /** One's own account, of which role and password are not changed here. */
  ownId: string;
  onSecret: (secret: Secret) => void;
}

interface Asked {
  act: "edit" | "password" | "secondFactor" | "close";
  user: Librarian;
}

export function LibrarianList({ users, roles, ownId, onSecret }: LibrarianListProps) {
  const { update, resetPassword, resetSecondFactor, isBusy } = useLibrarianCommands();
  const history = useHistoryActions<Librarian>("user");
  const mayChange = useCan("ACCOUNTS_WRITE");
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);

  const setActive = async ({ id, username }: Librarian, isActive: boolean) => {
    const result = await update({ id, isActive });
    if (result.data === null) showFailure(result);
    else showMessage(isActive ? `Akun ${username} dibuka lagi.` : `Akun ${username} ditutup.`, "success");
    close();
  };
  const givePassword = async ({ id, username, name }: Librarian) => {
    const result = await resetPassword({ id });
    close();
    if (result.data === null) showFailure(result);
    else onSecret({ kind: "password", owner: name ?? username, username, text: result.data.password });
  };
  const turnOffFactor = async ({ id, username, name }: Librarian) => {
    const result = await resetSecondFactor({ id });
    close();
    if (result.data === null) showFailure(result);
    else showMessage(`Verifikasi dua langkah ${name ?? username} dimatikan.`, "success");
  };
  const actionsOf = ({ id, isActive, secondFactor }: Librarian): readonly RowAction<Librarian>[] => {
    const edit: RowAction<Librarian> = {
      label: "Sunting",
      Icon: Pencil,
      run: (user) => setAsked({ act: "edit", user }),
    };
    const resetFactor: RowAction<Librarian> = {
      label: "Atur ulang verifikasi",
      Icon: ShieldOff,
      run: (user) => setAsked({ act: "secondFactor", user }),
    };
    if (!mayChange) return history;
    if (id === ownId) return [edit, ...history];
    if (!isActive)
      return [edit, ...history, { label: "Buka lagi", Icon: UserCheck, run: (user) => void setActive(user, true) }];
    return [
      edit,
      ...history,
      { label: "Kata sandi baru", Icon: KeyRound, run: (user) => setAsked({ act: "password", user }) },
      ...(secondFactor ? [resetFactor] : []),
      { label: "Tutup akun", Icon: UserX, run: (user) => setAsked({ act: "close", user }), isDestructive: true },
    ];
  };
  const named = asked && (asked.user.name ?? asked.user.username);
  return (
    <>
      <ul className={LIST_STYLE}>
        {users.map((ref) => {
          const user = readFragment(LibrarianRow_user, ref);
          return (
            <li key={user.id} className={`${LIST_ROW_STYLE} flex-nowrap!`}>
              <LibrarianText user={user} isOwn={user.id === ownId} />
              <div className="cell-actions">
                <RowActions row={user} name={user.name ?? user.username} actions={actionsOf(user)} />
              </div>
            </li>
          );
        })}
      </ul>
      <FormSheet title="Sunting akun petugas" isOpen={asked?.act === "edit"} onClose={close}>
        {asked?.act === "edit" && (
          <LibrarianForm
            user={asked.user}
            roles={roles}
            isOwn={asked.user.id === ownId}
            onDone={close}
            onSecret={onSecret}
          />
        )}
      </FormSheet>
      <ConfirmSheet
        title={`Beri ${named ?? ""} kata sandi baru?`}
        confirm="Beri kata sandi baru"
        busyText="Membuat…"
        isBusy={isBusy}
        isOpen={asked?.act === "password"}
        onClose={close}
        onConfirm={() => {
          if (asked) void givePassword(asked.user);
        }}
      >
        Kata sandi yang sekarang dan token akses pemiliknya tidak berlaku lagi, dan perangkat yang sedang login harus
        login ulang. Kata sandi baru tampil satu kali, berlaku tujuh hari, dan diganti sendiri oleh pemiliknya. Alamat
        email di akun itu dikosongkan; pemiliknya mengisinya lagi di Profil Saya.
      </ConfirmSheet>
      <ConfirmSheet
        title={`Atur ulang verifikasi dua langkah ${named ?? ""}?`}
        confirm="Atur ulang"
        busyText="Mengatur ulang…"
        isBusy={isBusy}
        isOpen={asked?.act === "secondFactor"}
        onClose={close}
        onConfirm={() => {
          if (asked) void turnOffFactor(asked.user);
        }}
      >
        Untuk petugas yang kehilangan ponsel dan kode pemulihannya: pastikan dulu yang meminta memang orangnya. Akunnya
        logout dari semua perangkat, lalu cukup login dengan kata sandi sampai verifikasi diaktifkan lagi.
      </ConfirmSheet>
      <ConfirmSheet
        title={`Tutup akun ${named ?? ""}?`}
        confirm="Tutup akun"
        busyText="Menutup…"
        isBusy={isBusy}
        isOpen={asked?.act === "close"}
        onClose={close}
        onConfirm={() => {
          if (asked) void setActive(asked.user, false);
        }}
      >
        Akun ini langsung logout dari semua perangkat, tokennya dicabut, dan tidak dapat login. Catatan pekerjaannya
        tetap ada, dan akunnya dapat dibuka lagi.
      </ConfirmSheet>
    </>
  );
}

function LibrarianText({ user, isOwn }: { user: Librarian; isOwn: boolean }) {
  const { username, name, role, libraryRole, isActive, passwordExpiresAt, secondFactor } = user;
  const timeZone = useLibraryTimeZone();
  const [now] = useState(() => Date.now());
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`grid min-w-0 flex-1 basis-40 ${isActive ? "" : "text-muted"}`}>
        <b className="font-semibold wrap-anywhere">
          {name ?? username}
          {isOwn && <span className="font-normal text-muted"> (Anda)</span>}
        </b>
        <span className="text-muted wrap-anywhere">
          {name && username}
          {isActive && passwordExpiresAt && (
            <>
              {name && " · "}
              {Date.parse(passwordExpiresAt) < now
                ? "kata sandi sementara sudah tidak berlaku"
                : `kata sandi sementara, sampai ${formatDateTime(passwordExpiresAt, timeZone)}`}
            </>
          )}
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5">
        {!isActive && <Pill tone="wrong">Ditutup</Pill>}
        {secondFactor && <Pill tone="good">Dua langkah</Pill>}
        {libraryRole && <Pill tone={role === "ADMIN" ? "plain" : "quiet"}>{libraryRole.name}</Pill>}
      </span>
    </span>
  );
}
