const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      'aá',
      'bƀ',
      'cç',
      'dđ',
      'eé',
      'fƒ',
      'gĝ',
      'hĥ',
      'iî',
      'jĵ',
      'kķ',
      'lļ',
      'nñ',
      'oö',
      'pþ',
      'rŕ',
      'sš',
      'tţ',
    ],
    ...[
      'uû',
      'wŵ',
      'yý',
      'zž',
      'AÅ',
      'CÇ',
      'DĐ',
      'EÉ',
      'GĜ',
      'HĤ',
      'IÎ',
      'KĶ',
      'LĻ',
      'NÑ',
      'OÖ',
      'RŔ',
      'SŠ',
      'TŢ',
    ],
    ...['UÛ', 'WŴ', 'YÝ', 'ZŽ'],
  ].map(([plain = '', ...rest]) => [plain, rest.join('')] as const),
);

/** Placeholders, and the tags of links, which must stay unchanged. */
const marker = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?[a-zA-Z0-9]+\s*\/?>)/;
const longer = 0.35;

/**
 * A text in a pseudo-language that needs a third more space: text that is still plain on the screen is in no language
 * file, and text that is cut off has too little space.
 */
export function toPseudo(text: string): string {
  const pieces = text
    .split(marker)
    .map((piece, index) =>
      index % 2 === 1 ? piece : [...piece].map((sign) => accented[sign] ?? sign).join(''),
    );
  return `[${pieces.join('')}${'~'.repeat(Math.ceil(text.length * longer))}]`;
}
