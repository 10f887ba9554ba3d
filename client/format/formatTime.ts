const clock = new Intl.DateTimeFormat("id-ID", { hour: "2-digit", minute: "2-digit" });

/** The time of day in the reader's time zone, `14.05`. Browser only, because the server may be in another zone. */
export function formatTime(instant: Date): string {
  return clock.format(instant);
}
