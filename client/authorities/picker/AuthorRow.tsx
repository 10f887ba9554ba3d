import { ArrowDown, ArrowUp, X } from "lucide-react";
import { AUTHOR_ROLE_NAMES, AUTHOR_ROLES } from "../../../common/authorRoles";
import type { AuthorRole } from "../../gql/graphql";
import { Pill } from "../../ui/Pill";
import { RowButton } from "../../ui/RowButton";
import type { PickedAuthor } from "./pickedRecords";
import { pickedAuthorName, roleOf, withKind } from "./pickedAuthor";

/** Up or down. */
export type AuthorMove = -1 | 1;

interface AuthorRowProps {
  author: PickedAuthor;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: AuthorMove) => void;
  onRemove: () => void;
  onChange: (author: PickedAuthor) => void;
}

/** One author of a book and what they did for it. A new author shows how the name was split and can be corrected. */
export function AuthorRow({ author, isFirst, isLast, onMove, onRemove, onChange }: AuthorRowProps) {
  const name = pickedAuthorName(author);
  const isNew = author.id === null;
  return (
    <li className="flex flex-wrap items-center gap-x-2 py-1 pr-1 pl-3.5">
      <span className="min-w-32 flex-1 py-1.5 text-sm font-medium wrap-anywhere">
        {isNew && author.lastName !== null ? `${author.lastName}, ${author.firstName}` : name}
      </span>
      {isNew && (
        <span className="flex items-center gap-2">
          <select
            aria-label={`Jenis ${name}`}
            value={author.kind}
            onChange={(event) =>
              onChange({
                ...withKind(author, event.target.value === "ORGANISATION" ? "ORGANISATION" : "PERSON"),
                role: roleOf(author),
              })
            }
            className="select h-10"
          >
            <option value="PERSON">Orang</option>
            <option value="ORGANISATION">Lembaga</option>
          </select>
          <Pill tone="plain">Baru</Pill>
        </span>
      )}
      <select
        aria-label={`Peran ${name}`}
        value={roleOf(author)}
        onChange={({ target }) => onChange({ ...author, role: target.value as AuthorRole })}
        className="select h-10"
      >
        {AUTHOR_ROLES.map((role) => (
          <option key={role} value={role.toUpperCase()}>
            {AUTHOR_ROLE_NAMES[role]}
          </option>
        ))}
      </select>
      <span className="ml-auto flex">
        <RowButton Icon={ArrowUp} label={`Pindahkan ${name} ke atas`} isDisabled={isFirst} onPress={() => onMove(-1)} />
        <RowButton
          Icon={ArrowDown}
          label={`Pindahkan ${name} ke bawah`}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <RowButton Icon={X} label={`Keluarkan ${name}`} onPress={onRemove} />
      </span>
    </li>
  );
}
