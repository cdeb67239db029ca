/** The calendar day in the machine's time zone, in a browser the reader's own: `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
