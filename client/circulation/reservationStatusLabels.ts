import type { ReservationStatus } from "../gql/graphql";

export const reservationStatusLabels: Readonly<Record<ReservationStatus, string>> = {
  WAITING: "Menunggu",
  READY: "Siap diambil",
  FULFILLED: "Dipinjam",
  EXPIRED: "Tidak diambil",
  CANCELLED: "Dibatalkan",
};
