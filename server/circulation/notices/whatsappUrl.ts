/** The number as WhatsApp takes it, with its country and nothing but digits; null where it cannot be a mobile's. */
export function whatsappNumber(phone: string | null): string | null {
  const typed = phone?.trim() ?? "";
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, "");
  const foreign = typed.startsWith("+") ? digits : digits.startsWith("00") ? digits.slice(2) : null;
  if (foreign !== null && !foreign.startsWith("62")) return /^[1-9]\d{7,14}$/.test(foreign) ? foreign : null;
  // Written as `+62 0812…` and `62812…` too, and without the zero that a spreadsheet has taken.
  const subscriber = (foreign ?? digits).replace(/^(?:62)?0?(?=8)/, "");
  return /^8\d{7,11}$/.test(subscriber) ? `62${subscriber}` : null;
}

/** A link that opens a chat with the text written, to be sent by hand; null without a number that can have one. */
export function whatsappUrl(phone: string | null, text: string): string | null {
  const number = whatsappNumber(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
