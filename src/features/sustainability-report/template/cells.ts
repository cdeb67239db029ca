import { unescape, type CellPlace, type Workbook } from './workbook';

export type CellValue = string | number | boolean;

/** What a cell of a template holds, and whether it may be written. */
export interface FoundCell {
  /** Empty where there is nothing. */
  shown: string;
  hasFormula: boolean;
  /** Protected by its sheet: the template calculates it or says something. */
  isLocked: boolean;
}

const elementOf = (ref: string) => new RegExp(`<c\\b[^>]*?\\sr="${ref}"[^>]*?(?:/>|>[\\s\\S]*?</c>)`, 'u');

/** Reads and writes cells of a workbook. */
export function createCells(workbook: Workbook) {
  const changed = new Map<string, string>();
  const strings = memo(() => sharedStrings(workbook.text('xl/sharedStrings.xml')));
  const open = memo(() => openStyles(workbook.text('xl/styles.xml')));
  const textOf = (part: string) => changed.get(part) ?? workbook.text(part);

  return {
    /** Undefined where the sheet has no such cell. */
    find({ part, ref }: CellPlace): FoundCell | undefined {
      const sheet = textOf(part);
      const [element] = elementOf(ref).exec(sheet) ?? [];
      if (element === undefined) return undefined;
      const style = Number(/\ss="(\d+)"/u.exec(element)?.[1] ?? 0);
      return {
        shown: shownIn(element, strings),
        hasFormula: /<f[\s>/]/u.test(element),
        isLocked: /<sheetProtection\b/u.test(sheet) && !open().has(style),
      };
    },

    /** Puts a value into a cell that is there; its style stays. */
    write({ part, ref }: CellPlace, value: CellValue): void {
      const written = textOf(part).replace(elementOf(ref), (element) => {
        const style = /\ss="\d+"/u.exec(element)?.[0] ?? '';
        return `<c r="${ref}"${style}${content(value)}</c>`;
      });
      changed.set(part, written);
    },

    /** The parts that were written. */
    changed: changed as ReadonlyMap<string, string>,
  };
}

export type Cells = ReturnType<typeof createCells>;

/** Texts stand in their cell, so that the list of shared ones stays as it is. */
function content(value: CellValue): string {
  if (typeof value === 'number') return `><v>${value}</v>`;
  if (typeof value === 'boolean') return ` t="b"><v>${value ? 1 : 0}</v>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is>`;
}

function shownIn(element: string, strings: () => readonly string[]): string {
  const value = unescape(/<v>([\s\S]*?)<\/v>/u.exec(element)?.[1] ?? '');
  const type = /\st="(\w+)"/u.exec(element)?.[1];
  if (type === 's') return strings()[Number(value)] ?? '';
  // A box that is not ticked holds nothing that anybody has entered.
  if (type === 'b') return value === '1' ? 'TRUE' : '';
  return type === 'inlineStr' ? textsIn(element) : value;
}

const sharedStrings = (xml: string): string[] =>
  [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/gu)].map(([, item = '']) => textsIn(item));

const textsIn = (xml: string): string =>
  [...xml.matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/gu)].map(([, text = '']) => unescape(text)).join('');

/** The styles whose cells are open for entries in a protected sheet. */
function openStyles(xml: string): Set<number> {
  const [, formats = ''] = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/u.exec(xml) ?? [];
  const all = [...formats.matchAll(/<xf\b[^>]*?(?:\/>|>[\s\S]*?<\/xf>)/gu)];
  return new Set(all.flatMap(([format], index) => (/\slocked="0"/u.test(format) ? [index] : [])));
}

// XML has no place for control characters.
const escape = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function memo<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
