import type { Locale } from '../../../core/i18n/locales';
import { filePath } from '../backend/read-texts';
import { attempt, button, element, notice } from '../elements';
import { openPanel } from '../panels/panel';
import { versionsOfText } from './changed-texts';
import { headOf, type HistoryTools } from './history-panel';
import { shownDifference } from './shown-difference';

interface Asked {
  /** `namespace:dotted.key` */
  text: string;
  languages: readonly { code: Locale; name: string }[];
}

/** Opens the earlier versions of one text, language by language, each to be published again. */
export function openVersions({ text, languages }: Asked, tools: HistoryTools): void {
  const { workingCopy, publish } = tools;
  const [namespace = '', key = ''] = text.split(':');
  const told = notice();
  const shown = element('div');
  const panel = openPanel(`Earlier versions of ${text}`, told, shown);
  if (!workingCopy) {
    told.textContent = 'The history of these texts is kept where they are: look at the commits there.';
    return;
  }
  const copy = workingCopy;

  async function load(): Promise<void> {
    for (const { code, name } of languages) {
      const [now, ...earlier] = versionsOfText(key, await copy.versions(filePath(code, namespace)));
      const rows = earlier.map((version) => {
        const bringBack = () =>
          void attempt(told, async () => {
            const change = { namespace, key, language: code, text: version.text, seen: now?.text ?? '' };
            await publish(`${text} as it was (${code})`, [change]);
            panel.close();
          });
        return element(
          'li',
          `${headOf(version)} `,
          shownDifference(now?.text ?? '', version.text, code),
          ' ',
          button('Publish this again', bringBack),
        );
      });
      const own = rows.length > 0 ? element('ul', ...rows) : element('p', 'No other version.');
      shown.append(element('h2', name), ...(now ? [element('p', `${headOf(now)} ${now.text}`)] : []), own);
    }
    if (shown.childElementCount === 0) told.textContent = 'There is no history of this text.';
  }
  void attempt(told, load);
}
