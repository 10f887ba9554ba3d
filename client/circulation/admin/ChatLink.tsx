import { MessageCircle } from "lucide-react";

interface ChatLinkProps {
  /** Null where there is no chat to open. */
  href: string | null | undefined;
  studentName: string;
  tabIndex: 0 | -1;
}

/** Opens WhatsApp with the text written, to be sent by hand. */
export function ChatLink({ href, studentName, tabIndex }: ChatLinkProps) {
  if (!href) return null;
  const label = `Tulis WhatsApp ke ${studentName}`;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      className="grid size-9 shrink-0 place-items-center rounded-lg text-daun hover:bg-daun-soft lg:size-7"
    >
      <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
    </a>
  );
}
