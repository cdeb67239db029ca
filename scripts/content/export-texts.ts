import xliff, { type Document, type Unit } from 'xliff';
import { englishText } from './compare';
import { namespacesOf, readLanguageFile } from './language-files';
import { expectedKeys } from './plurals';
import { protect } from './protect';
import { fits, type Rules } from './rules';

interface ExportOptions {
  root: string;
  language: string;
  rules: Rules;
  /** `namespace:key` of what needs attention: missing, or translated from an older English text. */
  open: ReadonlySet<string>;
  /** Leaves out what is not open. */
  onlyOpen: boolean;
}

/** The texts of a language as XLIFF 1.2, which translation agencies work with. Placeholders and tags are protected. */
export async function exportTexts(options: ExportOptions): Promise<{ xml: string; texts: number }> {
  const { root, language, rules, open, onlyOpen } = options;
  const resources: Document['resources'] = {};
  let texts = 0;
  for (const namespace of namespacesOf(root)) {
    const english = readLanguageFile(root, 'en', namespace);
    const translated = readLanguageFile(root, language, namespace);
    const units: Record<string, Unit> = {};
    for (const key of expectedKeys(english.keys(), language)) {
      const name = `${namespace}:${key}`;
      if (onlyOpen && !open.has(name)) continue;
      const source = englishText(key, english) ?? '';
      const target = translated.get(key);
      const limit = rules.limits.find(({ keys }) => fits(keys, name));
      units[key] = {
        source: protect(source, source),
        ...(target !== undefined && { target: protect(target, source) }),
        ...(limit && { note: `At most ${limit.max} characters: ${limit.why}.` }),
        additionalAttributes: { approved: open.has(name) ? 'no' : 'yes' },
      };
    }
    const count = Object.keys(units).length;
    if (count > 0) resources[namespace] = units;
    texts += count;
  }
  // No indentation: it would put markers on lines of their own and add spaces to the texts.
  const layout = { indent: '' };
  return {
    xml: await xliff.jsToXliff12({ resources, sourceLanguage: 'en', targetLanguage: language }, layout),
    texts,
  };
}
