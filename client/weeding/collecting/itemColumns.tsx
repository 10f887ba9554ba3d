import { copyHref } from "../../admin/copyHref";
import { RowLink } from "../../admin/table/cells/RowLink";
import type { TableColumn } from "../../admin/table/TableColumn";
import { formatDate } from "../../format/formatDate";
import { formatPrice } from "../../format/formatPrice";
import { wallClock } from "../../format/wallClock";
import type { WeedingItem_ItemFragment } from "../../gql/graphql";
import { disposalText, reasonText, skipLabels } from "../weedingLabels";

export interface ItemRow extends WeedingItem_ItemFragment {
  id: string;
}

export function itemColumns(timeZone: string): readonly TableColumn<ItemRow>[] {
  const remark = ({ skipped, addedBy, addedAt }: ItemRow) =>
    skipped ? skipLabels[skipped] : `${addedBy}, ${formatDate(wallClock(addedAt, timeZone).day)}`;
  return [
    {
      key: "code",
      label: "Kode",
      width: "middle",
      shown: "always",
      cell: ({ code }, tabIndex) => (
        <RowLink to={copyHref(code)} tabIndex={tabIndex} className="font-semibold">
          {code}
        </RowLink>
      ),
    },
    {
      key: "title",
      label: "Judul",
      width: "fill",
      textOf: ({ title }) => title,
      shown: "always",
      cell: ({ title, publishYear }) => (
        <span className="row-text">
          {title}
          {publishYear !== null && <span className="text-muted"> · {publishYear}</span>}
        </span>
      ),
    },
    {
      key: "price",
      label: "Harga",
      width: "narrow",
      isNumber: true,
      shown: "always",
      cell: ({ price }) => price !== null && <span className="whitespace-nowrap">{formatPrice(price)}</span>,
    },
    {
      key: "reason",
      label: "Alasan",
      width: "text",
      textOf: reasonText,
      shown: "always",
      cell: (item) => <span className="row-text">{reasonText(item)}</span>,
    },
    {
      key: "disposal",
      label: "Tindak lanjut",
      width: "middle",
      shown: "always",
      cell: (item) => <span className="row-text">{disposalText(item)}</span>,
    },
    {
      key: "remark",
      label: "Keterangan",
      width: "text",
      textOf: remark,
      shown: "always",
      cell: (item) => <span className="row-text text-muted">{remark(item)}</span>,
    },
  ];
}
