const highest = 9;

/** The badge next to Customer Requests: the count, `9+` above 9, nothing for 0. */
export function badgeText(count: number): string | undefined {
  if (!(count > 0)) return undefined;
  return count > highest ? `${highest}+` : String(count);
}
