const longest = 31;

/** A name as Excel accepts it: of at most 31 characters, some of which it refuses, and without apostrophes at its ends. */
export const sheetName = (name: string): string =>
  name
    .replaceAll(/[[\]/\\:*?\p{Cc}]/gu, ' ')
    .slice(0, longest)
    .replaceAll(/^[\s']+|[\s']+$/gu, '') || 'Sheet';

/** The sheets of a workbook with such names, each different without regard to case. */
export function withSheetNames<Sheet extends { name: string }>(sheets: readonly Sheet[]): Sheet[] {
  const used = new Set<string>();
  return sheets.map((sheet) => {
    const wanted = sheetName(sheet.name);
    let name = wanted;
    for (let number = 2; used.has(name.toLowerCase()); number += 1)
      name = `${wanted.slice(0, longest - ` ${number}`.length)} ${number}`;
    used.add(name.toLowerCase());
    return { ...sheet, name };
  });
}
