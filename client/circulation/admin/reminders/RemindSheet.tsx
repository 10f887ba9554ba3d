import { Check, MessageCircle } from "lucide-react";
import { useRef, useState } from "react";
import { useFreshQuery } from "../../../apollo/pageQuery/useFreshQuery";
import { formatNumber } from "../../../format/formatNumber";
import { formatPrice } from "../../../format/formatPrice";
import { graphql } from "../../../gql/gql";
import type { RemindSheetQuery as Reminded } from "../../../gql/graphql";
import { buttonStyle } from "../../../ui/buttonStyle";
import { LoadFailure } from "../../../ui/LoadFailure";
import { Sheet } from "../../../ui/Sheet";
import { LoadingBlock } from "../../../ui/LoadingBlock";

const RemindSheetQuery = graphql(`
  query RemindSheet($search: String, $className: String) {
    overdueReminders(search: $search, className: $className) {
      students {
        student {
          id
          name
          className
        }
        loansCount
        overdueDays
        runningFine
        whatsappUrl
      }
    }
  }
`);

type Reminder = Reminded["overdueReminders"]["students"][number];

export interface OverdueFilter {
  readonly search: string | null;
  readonly className: string | null;
}

interface RemindSheetProps {
  filter: OverdueFilter;
  onClose: () => void;
}

/** Everybody who is late, each with a chat that is written already: one press opens it, and the next is ready. */
export function RemindSheet({ filter, onClose }: RemindSheetProps) {
  const { data, failure, retry } = useFreshQuery(RemindSheetQuery, filter);
  const students = data?.overdueReminders.students;
  const [opened, setOpened] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const reachable = students?.filter(({ whatsappUrl }) => whatsappUrl).length ?? 0;
  const markOpened = (id: string) => {
    setOpened((before) => [...before, id]);
    const links = [...(list.current?.querySelectorAll<HTMLElement>("a[data-chat]") ?? [])];
    const place = links.findIndex((link) => link.dataset["chat"] === id);
    links[place + 1]?.focus();
  };
  return (
    <Sheet title="Ingatkan lewat WhatsApp" placement="middle" isOpen onClose={onClose}>
      {failure && <LoadFailure title="Daftar gagal dimuat" onRetry={retry} />}
      {!students && !failure && <LoadingBlock className="h-60 w-full" />}
      {students && (
        <>
          <p className="text-sm text-muted">
            {reachable > 0
              ? "Setiap tombol membuka WhatsApp dengan pesan yang sudah ditulis. Kirim pesannya di sana."
              : "Belum ada nomor telepon anggota yang terlambat. Isi nomornya di data anggota."}
          </p>
          <p role="status" className="mt-2 text-sm font-semibold tabular-nums">
            {formatNumber(new Set(opened).size)} dari {formatNumber(reachable)} dibuka
          </p>
          <ul ref={list} className="mt-2">
            {students.map((reminder) => (
              <ReminderLine
                key={reminder.student?.id}
                reminder={reminder}
                isOpened={opened.includes(reminder.student?.id ?? "")}
                onOpen={markOpened}
              />
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

interface ReminderLineProps {
  reminder: Reminder;
  isOpened: boolean;
  onOpen: (id: string) => void;
}

function ReminderLine({ reminder, isOpened, onOpen }: ReminderLineProps) {
  const { student, loansCount, overdueDays, runningFine, whatsappUrl } = reminder;
  if (!student) return null;
  const { id, name, className } = student;
  const Icon = isOpened ? Check : MessageCircle;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 flex-1 basis-44">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted tabular-nums">
          {[
            className,
            `${formatNumber(loansCount)} buku`,
            `${formatNumber(overdueDays)} hari`,
            runningFine > 0 && formatPrice(runningFine),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      {whatsappUrl ? (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          data-chat={id}
          onClick={() => onOpen(id)}
          className={buttonStyle("outlined", "compact")}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 text-daun" />
          {isOpened ? "Dibuka" : "Buka pesan"}
          <span className="sr-only"> untuk {name}</span>
        </a>
      ) : (
        <span className="text-sm text-muted">Tanpa nomor</span>
      )}
    </li>
  );
}
