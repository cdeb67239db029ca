/** The cells in the markup of a worksheet. */
export const cellMarkup = /<(?<tag>(?:\w+:)?c)\b(?<attributes>[^>]*?)(?:\/>|>(?<content>[^]*?)<\/\k<tag>>)/gu;

const rowMarkup = /<(?<tag>(?:\w+:)?row)\b(?<attributes>[^>]*(?<!\/))>(?<content>[^]*?)<\/\k<tag>>/gu;
const mergeMarkup =
  /<(?:\w+:)?mergeCell\b[^>]*\bref=["'](?<column>[A-Z]+)(?<from>\d+):[A-Z]+(?<to>\d+)["']/gu;

/**
 * The worksheet with the label of cells that are merged downwards in each of their rows. Labels are texts and years;
 * other numbers stay in the first row, since they would count several times. Rows without a value stay empty.
 */
export function withMergedLabels(xml) {
  const starting = mergesByFirstRow(xml);
  if (starting.size === 0) return xml;
  /** By column: what the cells below it repeat. */
  const labels = new Map();
  return xml.replace(rowMarkup, (row, ...rest) => {
    const { attributes, content } = rest.at(-1);
    const number = Number(/\br=["'](\d+)["']/u.exec(attributes)?.[1]);
    const cells = cellsOf(content);
    const filled = hasValue(content) ? withLabels(cells, labels, number) : cells;
    for (const { column, to } of starting.get(number) ?? []) {
      const markup = cells.get(column);
      if (markup && isLabel(markup)) labels.set(column, { to, markup });
    }
    return filled === cells ? row : row.replace(content, () => [...filled.values()].join(''));
  });
}

/** @returns by number of the row: the merged cells of several rows that begin in it */
function mergesByFirstRow(xml) {
  const starting = new Map();
  for (const { groups } of xml.matchAll(mergeMarkup)) {
    const [from, to] = [Number(groups.from), Number(groups.to)];
    if (from < to) starting.set(from, [...(starting.get(from) ?? []), { column: groups.column, to }]);
  }
  return starting;
}

const columnOf = (attributes) => /\br=["']([A-Z]+)\d+["']/u.exec(attributes)?.[1] ?? '';

/** The markup of the cells of a row, by their column. */
const cellsOf = (content) =>
  new Map(
    [...content.matchAll(cellMarkup)].map(({ 0: markup, groups }) => [columnOf(groups.attributes), markup]),
  );

const hasValue = (markup) => /<(?:\w+:)?(?:v|t)\b[^>]*>[^<]/u.test(markup);

function withLabels(cells, labels, row) {
  const missing = [...labels].filter(([column, { to }]) => row <= to && !hasValue(cells.get(column) ?? ''));
  if (missing.length === 0) return cells;
  const filled = new Map(cells);
  for (const [column, { markup }] of missing)
    filled.set(column, markup.replace(/\br=["'][A-Z]+\d+["']/u, `r="${column}${row}"`));
  return new Map([...filled].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)));
}

function isLabel(markup) {
  if (/\bt=["'](?:s|str|inlineStr)["']/u.test(markup.slice(0, markup.indexOf('>')))) return hasValue(markup);
  return /<(?:\w+:)?v\b[^>]*>(?:199\d|20\d\d|2100)</u.test(markup);
}
