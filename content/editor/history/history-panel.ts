import { dateFormat } from '../../../core/i18n/intl';
import type { Publish } from '../backend/publish-changes';
import { attempt, button, element, notice } from '../elements';
import { authorField } from '../panels/author';
import { openPanel } from '../panels/panel';
import type { History, Publication, WorkingCopy } from '../working-copy';
import { changedTexts, withPrevious, type ChangedText } from './changed-texts';
import { shownDifference } from './shown-difference';

export interface HistoryTools {
  workingCopy: WorkingCopy | undefined;
  publish: Publish;
}

const times = dateFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const headOf = ({ name, time, author }: Pick<Publication, 'name' | 'time' | 'author'>) =>
  `${times.format(new Date(time))}, ${author}: ${name.replace(/^texts: /, '')}`;

/** Opens the list of publications with their texts, each of which can be undone in part or as a whole. */
export function openHistory({ workingCopy, publish }: HistoryTools): void {
  const told = notice();
  const list = element('ul');
  const more = button('Earlier ones', () => void attempt(told, load));
  openPanel('History of the texts', authorField(), told, list, more);
  more.hidden = true;
  if (!workingCopy) {
    told.textContent = 'The history of these texts is kept where they are: look at the commits there.';
    return;
  }
  const copy = workingCopy;

  const revert = (of: Publication, texts: readonly ChangedText[]) =>
    void attempt(told, async () => {
      await publish(`reverted: ${of.name.replace(/^texts: /, '')}`, withPrevious(texts));
      list.replaceChildren();
      await load();
      told.textContent = 'Reverted.';
    });

  function showTexts(of: Publication, texts: readonly ChangedText[]): Node[] {
    const rows = texts.map((text) =>
      element(
        'li',
        element('code', `${text.namespace}:${text.key}`),
        ` (${text.language}) `,
        shownDifference(text.before, text.after, text.language),
        ' ',
        button('Revert this text', () => revert(of, [text])),
      ),
    );
    return [element('ul', ...rows), button(`Revert all (${texts.length})`, () => revert(of, texts))];
  }

  function item(publication: Publication): HTMLElement {
    const details = element('details', element('summary', headOf(publication)));
    details.addEventListener(
      'toggle',
      () =>
        void attempt(told, async () => {
          const texts = changedTexts(await copy.publication(publication.id));
          details.append(...showTexts(publication, texts));
        }),
      { once: true },
    );
    return element('li', details);
  }

  function describe({ hasHistory, uncommitted }: History): void {
    if (!hasHistory)
      told.textContent =
        'There is no history: these texts are in no Git repository, or in one without a commit.';
    else if (uncommitted.length > 0)
      told.textContent = `Changed and not in the history: ${uncommitted.join(', ')}.`;
  }

  async function load(): Promise<void> {
    const history = await copy.history(list.childElementCount);
    describe(history);
    list.append(...history.publications.map(item));
    more.hidden = history.publications.length === 0;
  }
  void attempt(told, load);
}
