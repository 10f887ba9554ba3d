import { addDays, weekdayOf } from "../../../../server/platform/time/libraryClock.js";

const PRICE = 40_000;
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
  /** The day on which it came back or was reported lost. */
  endedOn: string | null;
}

interface ModelCharge {
  readonly student: number;
  readonly copy: number;
  /** Its place among the loans. */
  readonly loan: number;
  readonly reason: "late" | "lost";
  open: number;
  paid: number;
  isReversed: boolean;
  /** What was let off because the book was found. */
  waivedAsFound: number;
  /** What was paid and given back, without what was reversed, the newest last. */
  payments: Cash[];
  refunds: Cash[];
}

interface Cash {
  /** Its place among all that moved cash. */
  readonly place: number;
  readonly amount: number;
  readonly day: string;
}

interface ModelReservation {
  readonly student: number;
  readonly title: number;
  status: "waiting" | "ready" | "fulfilled" | "expired" | "cancelled";
  keptCopy: number | null;
  keptUntil: string | null;
}

interface Reported {
  readonly loans: ModelLoan[];
  readonly charges: ModelCharge[];
  readonly reservations: ModelReservation[];
  readonly suspended: Record<number, string>;
}

/**
 * The library as simply as it can be told: days are walked one by one, and all that was
 * written is a list. Acts return whether the desk would have done them; with `sure` it confirms whatever is asked.
 */
export class LibraryModel {
  readonly closed = new Set<string>();
  loans: ModelLoan[] = [];
  charges: ModelCharge[] = [];
  reservations: ModelReservation[] = [];
  /** Until when, by student. */
  suspended: Record<number, string> = {};
  private cashMoved = 0;
  /** How it was before the last acts that can be undone, the newest last. */
  private saved: { readonly reported: string; readonly again: () => void }[] = [];

  constructor(
    public day: string,
    /** By copy. */
    private readonly titles: readonly number[],
    private readonly suspendDaysPerDay = 0,
  ) {}

  titleOf(copy: number): number {
    const title = this.titles[copy];
    if (title === undefined) throw new Error(`No copy ${copy}`);
    return title;
  }
  private copiesOf(title: number): number[] {
    return this.titles.flatMap((one, copy) => (one === title ? [copy] : []));
  }

  private isOpenDay(day: string): boolean {
    return !["saturday", "sunday"].includes(weekdayOf(day)) && !this.closed.has(day);
  }
  private firstOpen(day: string): string {
    return this.isOpenDay(day) ? day : this.firstOpen(addDays(day, 1));
  }
  lateDays({ due, endedOn }: Pick<ModelLoan, "due" | "endedOn">): number {
    let late = 0;
    for (let day = addDays(this.firstOpen(due), 1); day <= (endedOn ?? this.day); day = addDays(day, 1)) {
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
    return this.reservations.find((one) => one.keptCopy === copy && one.status === "ready");
  }
  private queueOf(title: number): ModelReservation[] {
    return this.reservations.filter((one) => one.title === title && one.status === "waiting");
  }
  openReservation(student: number, title: number): ModelReservation | undefined {
    return this.reservations.find(
      (one) => one.student === student && one.title === title && ["waiting", "ready"].includes(one.status),
    );
  }
  private liesFree(copy: number): boolean {
    return !this.openLoanOf(copy) && !this.isLost(copy) && !this.keeperOf(copy);
  }
  openCharges(student: number): ModelCharge[] {
    return this.charges.filter((charge) => charge.student === student && charge.open > 0);
  }
  debtOf(student: number): number {
    return this.openCharges(student).reduce((sum, { open }) => sum + open, 0);
  }

  /** Before an act, and how to do it again where one before it is taken back. */
  remember(again: () => void): void {
    this.saved.push({ reported: this.report(), again });
  }
  private report(): string {
    const { loans, charges, reservations, suspended } = this;
    return JSON.stringify({ loans, charges, reservations, suspended });
  }
  /** That nothing before can be undone any more. */
  forget(): void {
    this.saved = [];
  }
  /** The last act is taken back. */
  restore(): void {
    const last = this.saved.pop();
    if (!last) throw new Error("There is nothing to undo");
    this.restoreTo(last.reported, this.charges);
  }
  /**
   * The last act but one is taken back, which was of this title, or of none: the last one, of another, is as if made
   * without it. For whom that one has set its copy aside stays.
   */
  restoreEarlier(title: number | null): void {
    const [last, earlier] = [this.saved.pop(), this.saved.pop()];
    if (!last || !earlier) throw new Error("There are no two to undo");
    const { reservations, charges } = this;
    this.restoreTo(earlier.reported, (JSON.parse(last.reported) as Reported).charges);
    this.remember(last.again);
    last.again();
    this.reservations = this.reservations.map((one, place) =>
      one.title === title ? one : (reservations[place] ?? one),
    );
    // What was paid when the book was found was let off, and not reversed, although the payment is gone now.
    this.charges.forEach((charge, place) => {
      if (charge.reason === "lost" && charges[place]?.isReversed === false) charge.isReversed = false;
    });
  }
  private restoreTo(reported: string, since: readonly ModelCharge[]): void {
    const { loans, charges, reservations, suspended } = JSON.parse(reported) as Reported;
    this.suspended = suspended;
    this.loans = loans;
    this.reservations = reservations;
    // The ledger is only ever added to: what was reversed is charged again, after all others.
    const isAgain = (charge: ModelCharge, place: number) => since[place]?.isReversed === true && !charge.isReversed;
    const again = charges.filter(isAgain).map((one) => ({ ...one, payments: [], refunds: [] }));
    this.charges = [...charges.filter((one, place) => !isAgain(one, place)), ...again];
  }

  private charge(of: ModelLoan, reason: "late" | "lost", amount: number): void {
    const { student, copy } = of;
    const loan = this.loans.indexOf(of);
    if (amount === 0) return;
    const nothing = { paid: 0, isReversed: false, waivedAsFound: 0, payments: [], refunds: [] };
    this.charges.push({ student, copy, loan, reason, open: amount, ...nothing });
  }
  private isSuspended(student: number): boolean {
    return (this.suspended[student] ?? "") >= this.day;
  }
  private suspend(loan: ModelLoan): void {
    const days = this.lateDays(loan) * this.suspendDaysPerDay;
    const until = addDays(this.day, days);
    if (days > 0 && (this.suspended[loan.student] ?? "") < until) this.suspended[loan.student] = until;
  }
  private offer(copy: number): void {
    const first = this.queueOf(this.titleOf(copy)).find((one) => !this.isSuspended(one.student));
    if (!first || !this.liesFree(copy)) return;
    let last = this.day;
    for (let count = 0; count < DAYS_KEPT; count += 1) last = this.firstOpen(addDays(last, 1));
    first.status = "ready";
    first.keptCopy = copy;
    first.keptUntil = last;
  }
  /** A copy that was kept for it passes on. */
  private endReservation(reservation: ModelReservation, status: "fulfilled" | "expired" | "cancelled"): void {
    const { keptCopy } = reservation;
    reservation.status = status;
    reservation.keptCopy = null;
    if (keptCopy !== null) this.offer(keptCopy);
  }
  private end(loan: ModelLoan, state: "returned" | "lost"): void {
    loan.fine = this.lateDays(loan) * FINE_PER_DAY;
    loan.state = state;
    loan.endedOn = this.day;
    this.charge(loan, "late", loan.fine);
    if (state === "returned") this.suspend(loan);
  }
  private find(copy: number): boolean {
    const loan = this.loans.find((one) => one.copy === copy && one.state === "lost");
    if (!loan) return false;
    loan.state = "returned";
    for (const charge of this.charges) {
      if (charge.copy === copy && charge.reason === "lost" && charge.open > 0) {
        this.waiveAsFound(charge);
        // What somebody has paid some of is waived instead.
        charge.isReversed = charge.paid === 0;
      }
    }
    return true;
  }
  private waiveAsFound(charge: ModelCharge): void {
    charge.waivedAsFound += charge.open;
    charge.open = 0;
  }
  private isFound({ reason, loan }: ModelCharge): boolean {
    return reason === "lost" && this.loans[loan]?.state === "returned";
  }
  private cash(amount: number): Cash {
    this.cashMoved += 1;
    return { place: this.cashMoved, amount, day: this.day };
  }
  /** Whether more others wait for the title than other copies of it lie free. */
  private isWaitedFor(copy: number, student: number): boolean {
    const title = this.titleOf(copy);
    const free = this.copiesOf(title).filter((other) => other !== copy && this.liesFree(other));
    return free.length < this.queueOf(title).filter((one) => one.student !== student).length;
  }

  borrow(student: number, copy: number, sure: boolean): boolean {
    const current = this.openLoanOf(copy);
    const keeper = this.keeperOf(copy);
    const others = this.loansOf(student).filter((loan) => loan.copy !== copy);
    const title = this.titleOf(copy);
    const owesLost = this.loans.some(
      (loan) =>
        loan.student === student &&
        loan.state === "lost" &&
        this.charges.some(({ copy: of, reason, open }) => of === loan.copy && reason === "lost" && open > 0),
    );
    const own = this.openReservation(student, title);
    // Whoever has another copy waiting takes any: the other reader gets that one.
    const otherKept = own && own.keptCopy !== copy ? own.keptCopy : null;
    const asks =
      current !== undefined ||
      this.isLost(copy) ||
      (keeper !== undefined && keeper.student !== student && otherKept === null) ||
      (keeper?.student !== student && otherKept === null && this.isWaitedFor(copy, student)) ||
      others.some((loan) => this.titleOf(loan.copy) === title) ||
      others.length >= MOST_LOANS ||
      others.some((loan) => this.lateDays(loan) > 0) ||
      owesLost;
    const isBackLate = current?.student === student && this.lateDays(current) * this.suspendDaysPerDay > 0;
    if ((asks && !sure) || this.isSuspended(student) || isBackLate) return false;
    if (current) this.end(current, "returned");
    this.find(copy);
    if (keeper && own && otherKept !== null) {
      keeper.keptCopy = otherKept;
      own.keptCopy = null;
    } else if (keeper && keeper.student !== student) {
      keeper.status = "waiting";
      keeper.keptCopy = null;
      keeper.keptUntil = null;
    }
    const due = this.firstOpen(addDays(this.day, 7));
    this.loans.push({ student, copy, due, renewals: 0, state: "open", fine: null, endedOn: null });
    if (own) {
      if (own.keptCopy === copy) own.keptCopy = null;
      this.endReservation(own, "fulfilled");
    }
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
    this.charge(loan, "lost", PRICE);
  }
  renew(loan: ModelLoan): boolean {
    const from = loan.due > this.day ? loan.due : this.day;
    const due = this.firstOpen(addDays(from, 7));
    if (loan.renewals >= MOST_RENEWALS || due <= loan.due || this.isWaitedFor(loan.copy, loan.student)) return false;
    this.charge(loan, "late", this.lateDays(loan) * FINE_PER_DAY);
    this.suspend(loan);
    loan.due = due;
    loan.renewals += 1;
    return true;
  }
  reserve(student: number, title: number): boolean {
    const copies = this.copiesOf(title);
    const isOnShelf = copies.some((copy) => this.liesFree(copy));
    const hasIt = copies.some((copy) => this.openLoanOf(copy)?.student === student);
    const open = this.reservations.filter((one) => this.openReservation(student, one.title) === one);
    if (this.isSuspended(student) || copies.every((copy) => this.isLost(copy)) || isOnShelf || hasIt) return false;
    if (this.openReservation(student, title) || open.length >= MOST_RESERVATIONS) return false;
    this.reservations.push({ student, title, status: "waiting", keptCopy: null, keptUntil: null });
    return true;
  }
  cancel(student: number, title: number): void {
    const reservation = this.openReservation(student, title);
    if (!reservation) throw new Error("There is no such reservation");
    this.endReservation(reservation, "cancelled");
  }
  pay(student: number, amount: number): boolean {
    if (amount > this.debtOf(student)) return false;
    let left = amount;
    for (const charge of this.openCharges(student)) {
      const part = Math.min(left, charge.open);
      charge.open -= part;
      charge.paid += part;
      left -= part;
      if (part > 0) charge.payments.push(this.cash(part));
    }
    return true;
  }
  /** Of the oldest that was paid. What is given back is owed again, but for a book that was found. */
  refund(student: number, amount: number): boolean {
    const charge = this.charges.find((one) => one.student === student && one.paid > 0);
    if (!charge || amount > charge.paid) return false;
    charge.paid -= amount;
    charge.open += amount;
    charge.refunds.push(this.cash(amount));
    if (this.isFound(charge)) this.waiveAsFound(charge);
    return true;
  }
  /** The newest payment counts nothing any more, on its own day alone. */
  reversePayment(student: number): boolean {
    const { charge, newest } = this.newestCash(student, "payments") ?? {};
    if (!charge || newest?.day !== this.day || charge.paid < newest.amount) return false;
    charge.payments.pop();
    charge.paid -= newest.amount;
    charge.open += newest.amount;
    if (this.isFound(charge)) this.waiveAsFound(charge);
    return true;
  }
  /** The newest refund counts nothing any more: what it has opened is paid again, and not let off for a found book. */
  reverseRefund(student: number): boolean {
    const { charge, newest } = this.newestCash(student, "refunds") ?? {};
    if (!charge || newest?.day !== this.day) return false;
    const isFound = this.isFound(charge);
    if (newest.amount > charge.open + (isFound ? charge.waivedAsFound : 0)) return false;
    charge.refunds.pop();
    charge.paid += newest.amount;
    if (isFound) charge.waivedAsFound -= newest.amount;
    else charge.open -= newest.amount;
    return true;
  }
  private newestCash(student: number, kind: "payments" | "refunds") {
    return this.charges
      .filter((charge) => charge.student === student && !charge.isReversed)
      .flatMap((charge) => charge[kind].slice(-1).map((newest) => ({ charge, newest })))
      .sort((one, other) => other.newest.place - one.newest.place)[0];
  }
  waive(student: number, amount: number): boolean {
    const [charge] = this.openCharges(student);
    if (!charge || amount > charge.open) return false;
    charge.open -= amount;
    return true;
  }
  /** What happens by itself when a day begins: suspensions end; nobody has fetched a copy in time, and it passes on. */
  pass(days: number): void {
    this.day = addDays(this.day, days);
    this.suspended = Object.fromEntries(Object.entries(this.suspended).filter(([, until]) => until >= this.day));
    const late = this.reservations.filter(
      ({ status, keptUntil }) => status === "ready" && (keptUntil ?? "") < this.day,
    );
    late.sort((one, other) => (one.keptUntil ?? "").localeCompare(other.keptUntil ?? ""));
    for (const reservation of late) this.endReservation(reservation, "expired");
    // Whose suspension is over may have what has lain free meanwhile.
    for (const copy of this.titles.keys()) this.offer(copy);
  }
}
