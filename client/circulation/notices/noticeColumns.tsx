import { StudentCell } from "../../admin/table/cells/StudentCell";
import type { TableColumn } from "../../admin/table/TableColumn";
import { formatDate } from "../../format/formatDate";
import { wallClock } from "../../format/wallClock";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { NoticeColumns_NoticeMessageFragment } from "../../gql/graphql";
import { Pill } from "../../ui/Pill";
import { messageRemark, messageStatusLabels, messageStatusTones, noticeTitle } from "../../format/noticeText";

export const NoticeColumns_noticeMessage = graphql(`
  fragment NoticeColumns_noticeMessage on NoticeMessage {
    id
    databaseId
    status
    studentName
    className
    queuedAt
    sentAt
    failure
    student {
      id
      databaseId
    }
    notices {
      databaseId
      kind
      stage
      bookTitle
      dropped
    }
  }
`);

export type NoticeRow = NoticeColumns_NoticeMessageFragment;

export function readNoticeRows(
  refs: readonly FragmentType<typeof NoticeColumns_noticeMessage>[],
): readonly NoticeRow[] {
  return readFragment(NoticeColumns_noticeMessage, refs);
}

/** Who is notified, of what, and what became of the message. */
export function noticeColumns(timeZone: string): readonly TableColumn<NoticeRow>[] {
  const moment = (instant: string) => {
    const { day, time } = wallClock(instant, timeZone);
    return (
      <time dateTime={instant} className="whitespace-nowrap">
        {formatDate(day)}, {time}
      </time>
    );
  };
  return [
    {
      key: "student",
      label: "Anggota",
      width: "text",
      textOf: ({ studentName }) => studentName,
      shown: "always",
      cell: ({ student, studentName, className }, tabIndex) => (
        <>
          <StudentCell student={student} name={studentName} tabIndex={tabIndex} />
          {className && <span className="row-text text-xs text-muted">{className}</span>}
        </>
      ),
    },
    {
      key: "notices",
      label: "Isi",
      width: "fill",
      textOf: ({ notices }) => notices[0] && noticeTitle(notices[0]),
      shown: "always",
      cell: ({ notices }) => (
        <ul className="min-w-0 lg:py-1.5">
          {notices.map((notice) => (
            <li key={notice.databaseId} className="row-text">
              {noticeTitle(notice)}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: "status",
      label: "Status",
      width: "middle",
      shown: "always",
      cell: ({ status }) => <Pill tone={messageStatusTones[status]}>{messageStatusLabels[status]}</Pill>,
    },
    {
      key: "remark",
      label: "Keterangan",
      width: "text",
      textOf: messageRemark,
      shown: "always",
      cell: (row) => <span className="text-sm text-muted text-pretty lg:py-1.5">{messageRemark(row)}</span>,
    },
    {
      key: "at",
      label: "Waktu",
      width: "middle",
      shown: "always",
      cell: ({ sentAt, queuedAt }) => moment(sentAt ?? queuedAt),
    },
  ];
}
