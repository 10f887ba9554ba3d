export function receiptHref(number: number): string {
  return `/admin/receipts/${number}`;
}
