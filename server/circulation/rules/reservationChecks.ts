import type { LendingCheck } from "../../errors.js";
import { longDate } from "../../platform/time/longDate.js";
import { checkMember, type MemberFacts } from "./borrowChecks.js";

/** How many reservations a student may have at once, waiting or ready. */
const MOST_RESERVATIONS = 2;

/** All that the decision to take a student into the queue of a title depends on. */
export interface ReservationFacts {
  readonly student: MemberFacts;
  /** Whether a letter says that the student owes the library nothing. */
  readonly isCleared: boolean;
  readonly today: string;
  /** Whether there is a copy that will be free one day, by its status and by the rules of its category. */
  readonly isLendable: boolean;
  /** Whether a copy lies free that the reservation could be for. */
  readonly isOnShelf: boolean;
  /** Until when the student has a copy of the title; null without one. */
  readonly ownLoanDue: string | null;
  readonly hasReserved: boolean;
  readonly openReservations: number;
}

/** Why the student cannot wait for the title; nobody overrides it. Null where nothing stands against it. */
export function checkReservation(facts: ReservationFacts): LendingCheck | null {
  const { student, isCleared, today, isLendable, isOnShelf, ownLoanDue, hasReserved, openReservations } = facts;
  const { name } = student;
  const refused = checkMember(student, today);
  if (refused) return refused;
  if (isCleared) {
    return impossible(
      "cleared",
      `Surat Bebas Pustaka ${name} sudah terbit. Untuk mereservasi, surat itu dicabut dulu.`,
    );
  }
  if (!isLendable) return impossible("not_lendable", "Koleksi ini tidak dipinjamkan.");
  if (ownLoanDue !== null) {
    return impossible("same_title", `${name} sedang meminjam judul ini sampai ${longDate(ownLoanDue)}.`);
  }
  if (hasReserved) return impossible("already_reserved", `${name} sudah mereservasi judul ini.`);
  if (isOnShelf) return impossible("on_shelf", "Masih ada di rak. Ambil dan pinjam langsung.");
  if (openReservations >= MOST_RESERVATIONS) {
    const message = `${name} sudah punya ${openReservations} reservasi. Batalkan dulu salah satunya.`;
    return impossible("reservation_limit", message);
  }
  return null;
}

function impossible(code: string, message: string): LendingCheck {
  return { code, kind: "impossible", message };
}
