import { SaxesParser } from 'saxes';
import { InvoiceError } from './invoice';

/** An element with local name and namespace URI separated; its own texts are joined and trimmed. */
export interface XmlElement {
  name: string;
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly XmlElement[];
  text: string;
}

/** Characters; an invoice of a thousand lines has two million. */
const longest = 20_000_000;
/** The deepest element of either syntax is at level 12. */
const deepest = 60;

/** Attached documents in base64, which are not read. */
const leftOut: ReadonlySet<string> = new Set(['EmbeddedDocumentBinaryObject', 'AttachmentBinaryObject']);

interface Open {
  name: string;
  namespace: string;
  attributes: Map<string, string>;
  children: XmlElement[];
  text: string;
}

/**
 * Reads XML into a tree. A document type is refused before any of it is read, so there are no entities except XML's own
 * five, and nothing is fetched.
 * @throws InvoiceError TOO_LARGE, HAS_DOCTYPE, NOT_WELL_FORMED
 */
export function readXml(text: string): XmlElement {
  if (text.length > longest) throw new InvoiceError('TOO_LARGE');
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  let root: XmlElement | undefined;
  parser.on('doctype', () => {
    throw new InvoiceError('HAS_DOCTYPE');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length >= deepest) throw new InvoiceError('NOT_WELL_FORMED');
    const named = Object.values(attributes).map(({ local: name, value }) => [name, value] as const);
    open.push({ name: local, namespace: uri, attributes: new Map(named), children: [], text: '' });
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element && !leftOut.has(element.name)) element.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    element.text = element.text.trim();
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  });
  parse(parser, text);
  if (!root) throw new InvoiceError('NOT_WELL_FORMED');
  return root;
}

function parse(parser: SaxesParser<{ xmlns: true }>, text: string): void {
  try {
    parser.write(text).close();
  } catch (error) {
    throw error instanceof InvoiceError ? error : new InvoiceError('NOT_WELL_FORMED');
  }
}

/** The elements that a path of names leads to: `Item/Name`. */
export function findAll(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

/** The text of the first element that has one; empty for none. */
export const textAt = (element: XmlElement, ...paths: string[]): string =>
  paths.flatMap((path) => findAll(element, path)).find(({ text }) => text !== '')?.text ?? '';
