const highest = 9;

/** The badge beside Customer Requests: the count, `9+` above 9, nothing when nothing waits. */
export function badgeText(count: number): string | undefined {
  if (!(count > 0)) return undefined;
  return count > highest ? `${highest}+` : String(count);
}
