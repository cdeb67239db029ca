/** HTML that does not belong in a text, as a person would type it: `<a href=...>`, `<br>`, `<!-- -->`. */
const markup = /<!--|<\/?[a-zA-Z][a-zA-Z0-9]*\s+[^>]*>|<\/?[a-zA-Z][a-zA-Z0-9]*(?![a-zA-Z0-9\s/>])/;
const anyTag = /<\/?([a-zA-Z][a-zA-Z0-9]*)\s*\/?>/g;
/** HTML tags that our texts use by the same name; `<1>` and `<terms>` mean nothing to a browser. */
const allowedTags = new Set(['strong', 'em']);
const htmlTags = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col ' +
    'data dd del details dfn dialog div dl dt embed fieldset figure font footer form frame h1 h2 h3 h4 h5 h6 head ' +
    'header hr html i iframe img input ins kbd label li link main map mark math meta nav object ol option p param ' +
    'picture pre q s samp script section select small source span style sub sup svg table tbody td template textarea ' +
    'tfoot th thead title tr track u ul var video wbr'
  ).split(' '),
);
const entity = /&(#\d+|#x[0-9a-f]+|[a-z]+[0-9]*);/i;
/** Characters that UTF-8 turns into when it is read as Latin-1: `Ã¤` for `ä`, `â€™` for `’`. */
const misread = /[ÃÂ][\u0080-\u00BF]|â€|ï»¿|\uFFFD/;

/** A space that allows a line break inside a unit. */
const looseUnit = /[ \u2009\u202F]CO₂e/;

const invisible: readonly [RegExp, string][] = [
  [/[\r\n]/, 'a line break'],
  [/[^\P{Cc}\r\n]/u, 'a control character'],
  [/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/, 'a mark that turns the direction of writing'],
  [/[\u200B-\u200D\u2060-\u2064\uFEFF\u00AD]/, 'an invisible character'],
  [/[\uE000-\uF8FF]/, 'a character that no font shows'],
];

const codePoint = (sign: string) =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first piece of HTML in a text. */
export const htmlIn = (text: string): string | undefined => markup.exec(text)?.[0] ?? htmlTagIn(text);

/** Characters that no text may contain in any language: HTML, invisible characters, wrongly decoded letters. */
export function characterFaults(text: string): string[] {
  const faults: string[] = [];
  const written = htmlIn(text);
  if (written !== undefined)
    faults.push(
      `has HTML (${written.slice(0, 40)}); write plain text, only the marks of the English text stay`,
    );
  const name = entity.exec(text)?.[0];
  if (name !== undefined) faults.push(`has ${name}; write the character itself`);
  const wrong = misread.exec(text)?.[0];
  if (wrong !== undefined)
    faults.push(
      `has "${wrong}", which comes from reading a file in the wrong encoding; type the letters again`,
    );
  if (looseUnit.test(text))
    faults.push('has a space before CO₂e at which a line may break; write a no-break space (U+00A0)');
  for (const [pattern, meaning] of invisible) {
    const sign = pattern.exec(text)?.[0];
    if (sign !== undefined) faults.push(`has ${meaning} (${codePoint(sign)}); delete it`);
  }
  return faults;
}

function htmlTagIn(text: string): string | undefined {
  return [...text.matchAll(anyTag)].find(([, name = '']) => {
    const tag = name.toLowerCase();
    return htmlTags.has(tag) && !allowedTags.has(tag);
  })?.[0];
}
