import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files';

/** The data of a page or a slice, as Gatsby writes it. */
interface Built {
  path?: string;
  slicesMap?: Record<string, string>;
  result: { data?: unknown; pageContext?: { language?: string }; sliceContext?: { language?: string } };
}

export interface Touched {
  /** Paths of pages. */
  pages: string[];
  /** Names of slices. */
  slices: string[];
}

const isText = (value: object): value is { ns: string; data: string } => 'ns' in value && 'data' in value;

/** Replaces the texts of a language wherever they occur in `value`; returns whether there were any. */
function replaceBelow(value: unknown, textsOf: (namespace: string) => string | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!isText(value))
    return Object.values(value)
      .map((each) => replaceBelow(each, textsOf))
      .includes(true);
  const texts = textsOf(value.ns);
  if (texts !== undefined) value.data = texts;
  return texts !== undefined;
}

/**
 * Puts texts, by `language/namespace.json`, into the data of the pages and slices built with them. Returns which
 * pages and which slices have to be rendered again.
 */
export async function replaceTexts(
  siteDirectory: string,
  texts: ReadonlyMap<string, string>,
): Promise<Touched> {
  const files = await listFiles(siteDirectory);
  const replaceIn = async (file: string) => {
    const path = join(siteDirectory, file);
    const built = JSON.parse(await readFile(path, 'utf8')) as Built;
    const { data, pageContext, sliceContext } = built.result;
    const language = (pageContext ?? sliceContext)?.language ?? '';
    const isTouched = replaceBelow(data, (namespace) => texts.get(`${language}/${namespace}.json`));
    if (isTouched) await writeFile(path, JSON.stringify(built));
    return { ...built, isTouched };
  };
  const touched: Touched = { pages: [], slices: [] };
  for (const file of files.filter((each) => each.startsWith('slice-data/')))
    if ((await replaceIn(file)).isTouched)
      touched.slices.push(file.slice('slice-data/'.length, -'.json'.length));
  for (const file of files.filter((each) => each.endsWith('/page-data.json'))) {
    const { isTouched, path = '', slicesMap = {} } = await replaceIn(file);
    const hasSlice = Object.values(slicesMap).some((slice) => touched.slices.includes(slice));
    if (isTouched || hasSlice) touched.pages.push(path);
  }
  return touched;
}
