import { readFileSync } from 'node:fs';
import { lineOfPosition, positionOfSyntaxError, repeatedKeys } from './json-positions';
import { textsOf, type Fault, type Texts } from './texts';

const mergeMarker = /^(<{7}|={7}|>{7}|\|{7})(\s|$)/;

type Read = { text: string; content: unknown } | { fault: Fault };

/**
 * Reads a JSON file that people write. Faults that make the whole file unreadable are reported with their line.
 * Throws when the file does not exist.
 */
export function readJson(file: string): Read {
  const unreadable = (problem: string, line?: number): Read => ({
    fault: { file, ...(line !== undefined && { line }), problem },
  });

  const bytes = bytesOf(file);
  if (bytes === undefined)
    return unreadable('is a folder where a file belongs; rename or remove it, and bring the file back');
  const text = decode(bytes);
  if (typeof text !== 'string')
    return unreadable('is not written in UTF-8; save it again with the encoding "UTF-8"', text.line);
  if (text.startsWith('\uFEFF'))
    return unreadable('begins with a byte order mark; save it as "UTF-8" without BOM', 1);
  if (text.trim() === '') return unreadable('is empty; bring back what was in it');
  const marked = text.split('\n').findIndex((line) => mergeMarker.test(line));
  if (marked >= 0)
    return unreadable(
      'has the mark of a merge conflict; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
      marked + 1,
    );
  try {
    return { text, content: JSON.parse(text) };
  } catch (error) {
    const { line, reason } = positionOfSyntaxError(text, error);
    return unreadable(
      `is not valid JSON (${reason}); look for a missing comma, bracket or quotation mark`,
      line,
    );
  }
}

/** Reads a language file into its texts. Throws when the file does not exist. */
export function readTexts(file: string): { texts: Texts; faults: Fault[] } {
  const read = readJson(file);
  if ('fault' in read) return { texts: new Map(), faults: [read.fault] };
  const { text, content } = read;
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    const problem = 'is not a list of names with their texts; it begins with { and ends with }';
    return { texts: new Map(), faults: [{ file, line: 1, problem }] };
  }
  const { texts, faults } = textsOf(file, content);
  const repeated = isPlainlyWritten(text, content) ? [] : repeatedKeys(text);
  return {
    texts,
    faults: [
      ...faults,
      ...repeated.map(({ key, line }) => ({
        file,
        key,
        line,
        problem: 'stands twice in the file; only the last one counts, so remove the other',
      })),
    ],
  };
}

/** Formatted as editors and formatters write it: then no key can be duplicated. */
function isPlainlyWritten(text: string, content: unknown): boolean {
  return text === `${JSON.stringify(content, null, 2)}\n`;
}

/** Undefined for a folder. */
function bytesOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return undefined;
    throw error;
  }
}

function decode(bytes: Uint8Array): string | { line: number } {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The first invalid byte sequence becomes the replacement character.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return { line: lineOfPosition(text, text.indexOf('\uFFFD')) };
  }
}
