/** The address of a cell as people copy it: with the name before it in angle brackets, as a link, or with invisible signs. */
export function readEmail(cell: string): string {
  const text = cell
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, address = text] = /<([^<>]*)>$/u.exec(text) ?? [];
  return address.replace(/^mailto:/iu, '').trim();
}
