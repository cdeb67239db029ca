/** Encodings of texts that are not Unicode, as spreadsheets save CSV unless asked for UTF-8. */
export const codePages = ['windows-1252', 'windows-1250', 'gb18030'] as const;
export type CodePage = (typeof codePages)[number];

interface Decoded {
  text: string;
  /** Undefined for Unicode. */
  codePage?: CodePage;
  /** All in which the bytes are a text. */
  possible?: readonly CodePage[];
}

/** Browsers and Node have it. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal?: boolean },
) => { decode: (bytes: Uint8Array) => string };

/**
 * The text of a file in Unicode, else in the chosen code page, else in the one that its bytes look like. Undefined if
 * it would not be readable: for binary files and other encodings.
 */
export function decodeText(bytes: Uint8Array, chosen?: CodePage): Decoded | undefined {
  const unicode = strictly(markedEncoding(bytes) ?? 'utf-8', bytes);
  if (unicode !== undefined) return unicode.includes('\0') ? undefined : { text: unicode };
  if (markedEncoding(bytes) || bytes.includes(0)) return undefined;
  const codePage = chosen ?? codePageOf(bytes);
  const text = codePage && strictly(codePage, bytes);
  if (codePage === undefined || text === undefined) return undefined;
  return { text, codePage, possible: codePages.filter((each) => strictly(each, bytes) !== undefined) };
}

function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

function strictly(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return encoding === 'windows-1252' ? withSigns(text) : text;
  } catch {
    return undefined;
  }
}

/** Of windows-1252 from 0x80 on; Node 20 decodes these bytes as in Latin-1. */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const withSigns = (text: string) =>
  text.replace(/[\u0080-\u009f]/gu, (letter) => signs.charAt(letter.charCodeAt(0) - 0x80));

function codePageOf(bytes: Uint8Array): CodePage | undefined {
  if (isDamagedUtf8(bytes)) return undefined;
  if (isMostlyRuns(bytes)) return strictly('gb18030', bytes) === undefined ? undefined : 'gb18030';
  return isWestern(strictly('windows-1252', bytes) ?? '') ? 'windows-1252' : undefined;
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Some bytes of a UTF-8 text are wrong, for example because it was cut. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  return countOf(text, /[^\0-\x7f\ufffd]/gu) > countOf(text, /\ufffd/gu);
}

/** Western texts rarely have two accented letters in a row, Chinese texts have two bytes for each letter. */
const shortestRun = 4;

function isMostlyRuns(bytes: Uint8Array): boolean {
  let [run, inRuns, all] = [0, 0, 0];
  const end = () => {
    if (run >= shortestRun) inRuns += run;
    all += run;
    run = 0;
  };
  for (const byte of bytes) {
    if (byte >= 0x80) run += 1;
    else if (run > 0) end();
  }
  end();
  return inRuns * 2 > all;
}

/** Texts of DOS and of the Mac have their accented letters where Windows has signs and rare letters. */
const strange = /[\u0080-\u009fŠšŽžŸ]|(?<=\p{L})(?:[‚„]|[…†‡ˆ‰‹‘“”•˜™›](?=\p{L}))/gu;

const isWestern = (text: string) => countOf(text, strange) <= countOf(text, /[À-ÿ]/gu);
