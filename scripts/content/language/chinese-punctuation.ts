/** Western marks, each with the Chinese one of the same meaning. */
const chinese: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '!': '！',
  '?': '？',
  '.': '。',
  '(': '（…）',
};
const han = '\\p{Script=Han}';
/** After a Chinese character, or before one; brackets around Chinese words. `(2-乙基己)` is a chemical name. */
const western = new RegExp(
  `(?<=${han})[,;:!?]|[,;:!?](?=\\s?${han})|(?<=${han})[.](?!\\w)|[(](?!\\d)(?=[^()]*${han}[^()]*[)])`,
  'u',
);

/** The fault of a Chinese text with Western punctuation, which is narrower and reads as foreign. */
export function chinesePunctuationFaults(language: string, text: string): string[] {
  if (language !== 'zh-CN') return [];
  // A value that is filled in may be Chinese or not; a tag is not shown.
  const found = western.exec(text.replace(/\{\{[^}]*\}\}/g, 'x').replace(/<[^>]*>/g, ''))?.[0];
  return found === undefined ? [] : [`has "${found}"; Chinese sentences use "${chinese[found] ?? found}"`];
}
