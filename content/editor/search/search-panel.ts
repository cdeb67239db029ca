import type { Locale } from '../../../core/i18n/locales';
import type { Publish } from '../backend/publish-changes';
import type { EditorConfig } from '../config';
import { attempt, button, element, notice } from '../elements';
import { openPanel } from '../panels/panel';
import { faultsOfText, findTexts, listTexts, type AllTexts, type FoundText } from './find-texts';
import { replaceForm } from './replace-form';
import { searchForm } from './search-form';

export interface SearchTools {
  config: EditorConfig;
  publish: Publish;
  /** Reads every published text. */
  readAll: () => Promise<AllTexts>;
  /** `language namespace:key` of these texts that are older than their English text. */
  outdated: (all: AllTexts) => Promise<ReadonlySet<string>>;
  /** The same for texts that have changed since a day, `2026-11-25`. */
  changedSince: (day: string) => Promise<ReadonlySet<string>>;
  openField: (text: string, language: Locale) => void;
}

/** More would be unreadable; a narrower search finds them. */
const mostShown = 200;

/** Opens the search over every text in all languages; its results lead to their fields. */
export function openSearch(tools: SearchTools): void {
  const { config, publish, readAll, outdated, changedSince, openField } = tools;
  const told = notice();
  const list = element('ul');
  const replacing = element('div');
  const none: ReadonlySet<string> = new Set();
  let texts: Promise<AllTexts> | undefined;

  const row = (found: FoundText) => {
    const { entry, name, language, text } = found;
    const shown = element('span', text === '' ? '(empty)' : text);
    shown.lang = language;
    const open = button(`${entry.label} (${language})`, () => openField(name, language));
    return element('li', open, ' ', shown, ' ', element('code', name));
  };

  const form = searchForm(
    config.languages,
    (query, day) =>
      void attempt(told, async () => {
        told.textContent = 'Searching ...';
        const all = await (texts ??= readAll());
        const knowledge = {
          outdated: query.state === 'outdated' ? await outdated(all) : none,
          changed: query.state === 'changed' ? await changedSince(day) : none,
        };
        const isFaulty = (found: FoundText) => faultsOfText(found, all, config).length > 0;
        const found = findTexts(listTexts(config, all), query, knowledge, isFaulty);
        const rest = found.length - mostShown;
        told.textContent = `${found.length} found${rest > 0 ? `, the first ${mostShown} shown` : ''}.`;
        list.replaceChildren(...found.slice(0, mostShown).map(row));
        replacing.replaceChildren(
          replaceForm({
            ...{ config, all, found, told, publish },
            published: () => {
              texts = undefined;
              form.requestSubmit();
            },
          }),
        );
      }),
  );
  openPanel('Search in the texts', form, told, replacing, list);
}
