import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

interface Edit {
  start: number;
  end: number;
  text: string;
}

export interface PageAdditions {
  /** Runs in the head before the first paint. */
  firstPaintScript: string;
  /** Runs after it, instead of Gatsby's script tags. */
  startScript: string;
  /** The address of the font that the first paint needs. */
  font: string;
  /** What else the page will need, as absolute paths. */
  preloads: {
    scripts: readonly string[];
    data: readonly string[];
    pageData: string;
    /** Whether Gatsby requests the page's data with the query of the address. */
    asksWithQuery: boolean;
  };
}

function elements(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => (tree.isElementNode(child) ? [child, ...elements(child)] : []));
}

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value;
}

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text };
}

function apply(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source);
}

function read(source: string): Element[] {
  return elements(parse(source, { sourceCodeLocationInfo: true }));
}

function whole(element: Element): { start: number; end: number } {
  const place = element.sourceCodeLocation;
  if (!place) throw new Error(`The page's <${element.tagName}> has no place in its source.`);
  return { start: place.startOffset, end: place.endOffset };
}

/** Where the head may continue after the encoding, which must be in the first 1,024 bytes of a page. */
function headStart(page: readonly Element[]): number {
  const encoding = page.find((element) => attribute(element, 'charset') !== undefined);
  const head = page.find((element) => element.tagName === 'head');
  if (!head?.sourceCodeLocation?.startTag) throw new Error('The page has no <head>.');
  return encoding ? whole(encoding).end : head.sourceCodeLocation.startTag.endOffset;
}

function headEnd(page: readonly Element[]): number {
  const head = page.find((element) => element.tagName === 'head');
  if (!head?.sourceCodeLocation?.endTag) throw new Error('The page has no </head>.');
  return head.sourceCodeLocation.endTag.startOffset;
}

/** The Content-Security-Policy sources of the inline scripts of a page, in CSP notation. */
export function inlineScriptHashes(source: string): string[] {
  const inline = read(source).filter(
    (element) => element.tagName === 'script' && attribute(element, 'src') === undefined,
  );
  const hashes = inline.map(({ sourceCodeLocation: place }) => {
    const text = source.slice(place?.startTag?.endOffset, place?.endTag?.startOffset);
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}

/** Inserts the script policy before everything it has to cover. */
export function addPolicy(source: string): string {
  const policy = `script-src 'self' ${inlineScriptHashes(source).join(' ')}; object-src 'none'; base-uri 'self'`;
  const meta = `<meta data-built http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return apply(source, [insertion(headStart(read(source)), meta)]);
}

/**
 * Removes what an earlier build has inserted, because Gatsby keeps pages that did not change, and the NUL characters
 * that React 18 streams where a letter of several bytes did not fit into its buffer.
 */
export function withoutAdditions(rendered: string): string {
  const source = rendered.replaceAll('\0', '');
  const marks = ['data-built', 'data-scripts'];
  const added = read(source).filter(({ attrs }) => attrs.some(({ name }) => marks.includes(name)));
  return apply(
    source,
    added.map((element) => ({ ...whole(element), text: '' })),
  );
}

/**
 * Makes a page that Gatsby wrote fast and strict. Its font is preloaded and the first-paint script is in its head;
 * its scripts, data and manifest are requested after the first paint. A policy contains the hash of every inline
 * script.
 */
export function finishPage(source: string, additions: PageAdditions): string {
  const { firstPaintScript, startScript, font, preloads } = additions;
  const earlier = read(source).find((element) => attribute(element, 'data-scripts') !== undefined);
  const clean = withoutAdditions(source);
  const page = read(clean);
  const own = page.filter(
    (element) => element.tagName === 'script' && attribute(element, 'async') !== undefined,
  );
  const ownNames = own.map((element) => attribute(element, 'src')).join(' ');
  const scripts = ownNames || attribute(earlier, 'data-scripts') || '';
  const manifest = page.find((element) => attribute(element, 'rel') === 'manifest');
  const manifestAddress = attribute(manifest ?? earlier, manifest ? 'href' : 'data-manifest') ?? '';

  const lists = {
    scripts,
    chunks: preloads.scripts.join(' '),
    data: preloads.data.join(' '),
    'page-data': preloads.pageData,
    manifest: manifestAddress,
  };
  const attributes = Object.entries(lists).map(([name, list]) => ` data-${name}="${list}"`);
  if (preloads.asksWithQuery) attributes.push(' data-with-query');
  const inline = `<script data-built>${firstPaintScript}</script><script${attributes.join('')}>${startScript}</script>`;
  const fontLink = `<link data-built rel="preload" as="font" type="font/woff2" crossorigin href="${font}"/>`;
  const edits = [
    insertion(headStart(page), fontLink),
    insertion(headEnd(page), inline),
    ...[...own, ...(manifest ? [manifest] : [])].map((element) => ({ ...whole(element), text: '' })),
  ];
  return addPolicy(apply(clean, edits));
}
