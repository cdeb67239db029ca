import path from 'node:path';
import type { Fault } from './texts';

const english = new Intl.DisplayNames('en', { type: 'language' });

/** `locales/de/app.json:12 (German): "save" is empty; write the text` */
export function describeFault({ file, line, key, problem }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  const language = path.basename(path.dirname(file));
  const named = /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? ` (${english.of(language) ?? language})` : '';
  return key === undefined ? `${place}${named} ${problem}` : `${place}${named}: "${key}" ${problem}`;
}
