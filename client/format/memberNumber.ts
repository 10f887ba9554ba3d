/** “NIS 240101”: each kind of member calls its number as the library does. */
export function memberNumber({ numberName }: { numberName: string }, nis: string): string {
  return `${numberName} ${nis}`;
}
