import { addDays, weekdayOf } from "../../../../server/platform/time/libraryClock.js";

export const PRICE = 40_000;
const FINE_PER_DAY = 500;
const MOST_LOANS = 3;
const MOST_RENEWALS = 2;
const MOST_RESERVATIONS = 2;
const DAYS_KEPT = 3;

interface ModelLoan {
  readonly student: number;
  readonly copy: number;
  due: string;
  renewals: number;
  state: "open" | "returned" | "lost";
  fine: number | null;
}

interface ModelCharge {
  readonly student: number;
  readonly copy: number;
  readonly reason: "late" | "lost";
  open: number;
  paid: number;
  isReversed: boolean;
}

interface ModelReservation {
  readonly student: number;
  readonly copy: number;
  status: "waiting" | "ready" | "fulfilled" | "expired" | "cancelled";
  keptUntil: string | null;
}

interface Told {
  readonly loans: ModelLoan[];
  readonly charges: ModelCharge[];
  readonly reservations: ModelReservation[];
}

/**
 * The library as simply as it can be told: every title has one copy, days are walked one by one, and all that was
 * written is a list. Acts return whether the desk would have done them; with `sure` it confirms whatever is asked.
 */
export class LibraryModel {
  readonly closed = new Set<string>();
  loans: ModelLoan[] = [];
  charges: ModelCharge[] = [];
  reservations: ModelReservation[] = [];
  private saved: string | null = null;

  constructor(public day: string) {}

  private isOpenDay(day: string): boolean {
    return !["saturday", "sunday"].includes(weekdayOf(day)) && !this.closed.has(day);
  }
  private firstOpen(day: string): string {
    return this.isOpenDay(day) ? day : this.firstOpen(addDays(day, 1));
  }
  lateDays({ due }: ModelLoan): number {
    let late = 0;
    for (let day = addDays(this.firstOpen(due), 1); day <= this.day; day = addDays(day, 1)) {
      if (this.isOpenDay(day)) late += 1;
    }
    return late;
  }

  openLoanOf(copy: number): ModelLoan | undefined {
    return this.loans.find((loan) => loan.copy === copy && loan.state === "open");
  }
  isLost(copy: number): boolean {
    return this.loans.some((loan) => loan.copy === copy && loan.state === "lost");
  }
  private loansOf(student: number): ModelLoan[] {
    return this.loans.filter((loan) => loan.student === student && loan.state === "open");
  }
  keeperOf(copy: number): ModelReservation | undefined {
    return this.reservations.find((one) => one.copy === copy && one.status === "ready");
  }
  queueOf(copy: number): ModelReservation[] {
    return this.reservations.filter((one) => one.copy === copy && one.status === "waiting");
  }
  openReservation(student: number, copy: number): ModelReservation | undefined {
    return this.reservations.find(
      (one) => one.student === student && one.copy === copy && ["waiting", "ready"].includes(one.status),
    );
  }
  openCharges(student: number): ModelCharge[] {
    return this.charges.filter((charge) => charge.student === student && charge.open > 0);
  }
  debtOf(student: number): number {
    return this.openCharges(student).reduce((sum, { open }) => sum + open, 0);
  }

  remember(): void {
    const { loans, charges, reservations } = this;
    this.saved = JSON.stringify({ loans, charges, reservations });
  }
  forget(): void {
    this.saved = null;
  }
  restore(): void {
    if (this.saved === null) throw new Error("There is nothing to undo");
    const reversed = this.charges.map(({ isReversed }) => isReversed);
    const { loans, charges, reservations } = JSON.parse(this.saved) as Told;
    this.loans = loans;
    this.reservations = reservations;
    // The ledger is only ever added to: what was reversed is charged again, after all others.
    const isAgain = (charge: ModelCharge, place: number) => reversed[place] === true && !charge.isReversed;
    this.charges = [...charges.filter((one, place) => !isAgain(one, place)), ...charges.filter(isAgain)];
    this.saved = null;
  }

  private charge(student: number, copy: number, reason: "late" | "lost", amount: number): void {
    if (amount > 0) this.charges.push({ student, copy, reason, open: amount, paid: 0, isReversed: false });
  }
  private offer(copy: number): void {
    const [first] = this.queueOf(copy);
    const lies = !this.openLoanOf(copy) && !this.isLost(copy) && !this.keeperOf(copy);
    if (!first || !lies) return;
    let last = this.day;
    for (let count = 0; count < DAYS_KEPT; count += 1) last = this.firstOpen(addDays(last, 1));
    first.status = "ready";
    first.keptUntil = last;
  }
  private end(loan: ModelLoan, state: "returned" | "lost"): void {
    loan.fine = this.lateDays(loan) * FINE_PER_DAY;
    loan.state = state;
    this.charge(loan.student, loan.copy, "late", loan.fine);
  }
  private find(copy: number): boolean {
    const loan = this.loans.find((one) => one.copy === copy && one.state === "lost");
    if (!loan) return false;
    loan.state = "returned";
    for (const charge of this.charges) {
      if (charge.copy === copy && charge.reason === "lost" && charge.open > 0) {
        charge.open = 0;
        // What somebody has paid some of is waived instead.
        charge.isReversed = charge.paid === 0;
      }
    }
    return true;
  }
  /** Whether somebody waits longer than for whatever lies free: every title has this copy alone. */
  private isWaitedFor(copy: number, student: number): boolean {
    return this.queueOf(copy).some((one) => one.student !== student);
  }

  borrow(student: number, copy: number, sure: boolean): boolean {
    const current = this.openLoanOf(copy);
    const keeper = this.keeperOf(copy);
    const others = this.loansOf(student).filter((loan) => loan.copy !== copy);
    const owesLost = this.loans.some(
      (loan) =>
        loan.student === student &&
        loan.state === "lost" &&
        this.charges.some(({ copy: of, reason, open }) => of === loan.copy && reason === "lost" && open > 0),
    );
    const asks =
      current !== undefined ||
      this.isLost(copy) ||
      (keeper !== undefined && keeper.student !== student) ||
      (keeper?.student !== student && this.isWaitedFor(copy, student)) ||
      others.length >= MOST_LOANS ||
      others.some((loan) => this.lateDays(loan) > 0) ||
      owesLost;
    if (asks && !sure) return false;
    if (current) this.end(current, "returned");
    this.find(copy);
    if (keeper && keeper.student !== student) {
      keeper.status = "waiting";
      keeper.keptUntil = null;
    }
    const due = this.firstOpen(addDays(this.day, 7));
    this.loans.push({ student, copy, due, renewals: 0, state: "open", fine: null });
    const own = this.openReservation(student, copy);
    if (own) own.status = "fulfilled";
    return true;
  }
  /** Whether anything has changed. */
  takeBack(copy: number): boolean {
    const loan = this.openLoanOf(copy);
    if (loan) this.end(loan, "returned");
    const isChange = loan !== undefined || this.find(copy);
    if (isChange) this.offer(copy);
    return isChange;
  }
  lose(loan: ModelLoan): void {
    this.end(loan, "lost");
    this.charge(loan.student, loan.copy, "lost", PRICE);
  }
  renew(loan: ModelLoan): boolean {
    const from = loan.due > this.day ? loan.due : this.day;
    const due = this.firstOpen(addDays(from, 7));
    if (loan.renewals >= MOST_RENEWALS || due <= loan.due || this.isWaitedFor(loan.copy, loan.student)) return false;
    this.charge(loan.student, loan.copy, "late", this.lateDays(loan) * FINE_PER_DAY);
    loan.due = due;
    loan.renewals += 1;
    return true;
  }
  reserve(student: number, copy: number): boolean {
    const loan = this.openLoanOf(copy);
    const isOnShelf = !loan && !this.isLost(copy) && !this.keeperOf(copy);
    const open = this.reservations.filter((one) => this.openReservation(student, one.copy) === one);
    if (this.isLost(copy) || isOnShelf || loan?.student === student) return false;
    if (this.openReservation(student, copy) || open.length >= MOST_RESERVATIONS) return false;
    this.reservations.push({ student, copy, status: "waiting", keptUntil: null });
    return true;
  }
  cancel(student: number, copy: number): void {
    const reservation = this.openReservation(student, copy);
    if (!reservation) throw new Error("There is no such reservation");
    reservation.status = "cancelled";
    this.offer(copy);
  }
  pay(student: number, amount: number): boolean {
    if (amount > this.debtOf(student)) return false;
    let left = amount;
    for (const charge of this.openCharges(student)) {
      const part = Math.min(left, charge.open);
      charge.open -= part;
      charge.paid += part;
      left -= part;
    }
    return true;
  }
  waive(student: number, amount: number): boolean {
    const [charge] = this.openCharges(student);
    if (!charge || amount > charge.open) return false;
    charge.open -= amount;
    return true;
  }
  /** What happens by itself when a day begins: nobody has fetched a copy in time, and it passes on. */
  pass(days: number): void {
    this.day = addDays(this.day, days);
    for (const reservation of this.reservations) {
      if (reservation.status !== "ready" || (reservation.keptUntil ?? "") >= this.day) continue;
      reservation.status = "expired";
      this.offer(reservation.copy);
    }
  }
}
