const clock = new Intl.DateTimeFormat("id-ID", { hour: "2-digit", minute: "2-digit" });

/** The time of day where the reader is, `14.05`: for the browser alone, since the server may be elsewhere. */
export function formatTime(instant: Date): string {
  return clock.format(instant);
}
