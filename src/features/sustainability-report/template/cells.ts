import { unescape, type CellPlace, type Workbook } from './workbook';

export type CellValue = string | number | boolean;

/** The content of a template cell, and whether it may be written. */
export interface FoundCell {
  /** Empty for an empty cell, and for an overwritable formula without a result. */
  shown: string;
  /** Empty for none. */
  formula: string;
  /** A formula that must not be overwritten. */
  hasFormula: boolean;
  /** Protected by its sheet: a calculation or text of the template. */
  isLocked: boolean;
}

/** A formula of a single cell. */
const plainFormula = /<f>[^<]*<\/f>/u;
/** What template formulas show without a result. */
const nothingYet = '-';

const elementOf = (ref: string) => new RegExp(`<c\\b[^>]*?\\sr="${ref}"[^>]*?(?:/>|>[\\s\\S]*?</c>)`, 'u');

/** Reads and writes cells of a workbook. */
export function createCells(workbook: Workbook) {
  const changed = new Map<string, string>();
  const strings = memo(() => sharedStrings(workbook.text('xl/sharedStrings.xml')));
  const open = memo(() => openStyles(workbook.text('xl/styles.xml')));
  const textOf = (part: string) => changed.get(part) ?? workbook.text(part);

  return {
    /** Undefined if the sheet has no such cell. */
    find({ part, ref }: CellPlace): FoundCell | undefined {
      const sheet = textOf(part);
      const [element] = elementOf(ref).exec(sheet) ?? [];
      if (element === undefined) return undefined;
      const style = Number(/\ss="(\d+)"/u.exec(element)?.[1] ?? 0);
      const isOpen = open().has(style);
      const isSuggestion = isOpen && plainFormula.test(element);
      const shown = shownIn(element, strings);
      return {
        shown: isSuggestion && shown === nothingYet ? '' : shown,
        formula: unescape(/<f>([^<]*)<\/f>/u.exec(element)?.[1] ?? ''),
        hasFormula: /<f[\s>/]/u.test(element) && !isSuggestion,
        isLocked: /<sheetProtection\b/u.test(sheet) && !isOpen,
      };
    },

    /** Writes a value into an existing cell and keeps its style. */
    write({ part, ref }: CellPlace, value: CellValue): void {
      const written = textOf(part).replace(elementOf(ref), (element) => {
        const style = /\ss="\d+"/u.exec(element)?.[0] ?? '';
        // The calculation chain lists the cell, so it must keep a formula, or Excel would repair the file.
        if (plainFormula.test(element)) return `<c r="${ref}"${style}${constant(value)}</c>`;
        return `<c r="${ref}"${style}${content(value)}</c>`;
      });
      changed.set(part, written);
    },

    /** The changed parts. */
    changed: changed as ReadonlyMap<string, string>,
  };
}

export type Cells = ReturnType<typeof createCells>;

/** Texts are written inline, so that the shared strings stay unchanged. */
function content(value: CellValue): string {
  if (typeof value === 'number') return `><v>${value}</v>`;
  if (typeof value === 'boolean') return ` t="b"><v>${value ? 1 : 0}</v>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is>`;
}

/** A formula that consists of the value only. */
function constant(value: CellValue): string {
  if (typeof value === 'number') return `><f>${String(value).toUpperCase()}</f><v>${value}</v>`;
  if (typeof value === 'boolean') return ` t="b"><f>${value ? 'TRUE' : 'FALSE'}</f><v>${value ? 1 : 0}</v>`;
  // A text in a formula has at most 255 characters.
  const parts = value.match(/[\s\S]{1,200}/gu) ?? [''];
  const formula = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('&');
  return ` t="str"><f>${escape(formula)}</f><v>${escape(value)}</v>`;
}

function shownIn(element: string, strings: () => readonly string[]): string {
  const value = unescape(/<v>([\s\S]*?)<\/v>/u.exec(element)?.[1] ?? '');
  const type = /\st="(\w+)"/u.exec(element)?.[1];
  if (type === 's') return strings()[Number(value)] ?? '';
  // An unticked box does not count as an entry.
  if (type === 'b') return value === '1' ? 'TRUE' : '';
  return type === 'inlineStr' ? textsIn(element) : value;
}

const sharedStrings = (xml: string): string[] =>
  [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/gu)].map(([, item = '']) => textsIn(item));

const textsIn = (xml: string): string =>
  [...xml.matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/gu)].map(([, text = '']) => unescape(text)).join('');

/** The styles whose cells are unlocked in a protected sheet. */
function openStyles(xml: string): Set<number> {
  const [, formats = ''] = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/u.exec(xml) ?? [];
  const all = [...formats.matchAll(/<xf\b[^>]*?(?:\/>|>[\s\S]*?<\/xf>)/gu)];
  return new Set(all.flatMap(([format], index) => (/\slocked="0"/u.test(format) ? [index] : [])));
}

// XML does not allow control characters.
const escape = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function memo<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
