import type { Locale } from '../../../core/i18n/locales';
import { attempt, button, element, labelled, notice } from '../elements';
import { author, authorField } from '../panels/author';
import { openPanel } from '../panels/panel';
import type { AllTexts } from '../search/find-texts';
import type { Outdated } from '../outdated';
import type { NotesStore } from './notes-store';
import { tasksOf, type Task } from './tasks';

interface TaskTools {
  notes: NotesStore;
  outdated: Outdated;
  /** Reads the published texts of some namespaces. */
  readTexts: (namespaces: ReadonlySet<string>) => Promise<AllTexts>;
  /** The languages that this person works on. */
  languages: () => readonly Locale[];
  openField: (text: string, language: Locale) => void;
}

const kinds: readonly (readonly [Task['kind'], string])[] = [
  ['outdated', 'English has changed'],
  ['review', 'To review'],
  ['comment', 'To answer'],
  ['draft', 'To finish'],
];

/** Opens this person's tasks: translations of changed texts, texts to review, comments to answer, drafts to finish. */
export function openTasks({ notes, outdated, readTexts, languages, openField }: TaskTools): void {
  const told = notice();
  const everybodys = element('input');
  everybodys.type = 'checkbox';
  const lists = element('div');

  const row = ({ name, language, text, told: what }: Task) => {
    const shown = element('span', text);
    shown.lang = language;
    const open = button(`${name} (${language})`, () => openField(name, language));
    return element('li', open, ' ', shown, element('br'), what);
  };

  const load = () =>
    attempt(told, async () => {
      told.textContent = 'Reading ...';
      // Without the history nobody knows which translations are outdated.
      await Promise.all([notes.refresh(), outdated.refresh().catch(() => undefined)]);
      const me = everybodys.checked ? '' : author();
      const all = await readTexts(new Set([...notes.namespaces(), ...outdated.namespaces()]));
      const own = languages();
      const tasks: Task[] = [
        ...outdated
          .among(all)
          .filter(({ language }) => own.includes(language))
          .map(({ source, english, ...text }) => ({
            ...text,
            kind: 'outdated' as const,
            told: `English was: “${source}”, and is now: “${english}”`,
          })),
        ...tasksOf({
          all,
          notesOf: (...place: [string, string]) => notes.of(...place),
          languages: own,
          me,
        }),
      ];
      lists.replaceChildren(
        ...kinds.flatMap(([kind, title]) => {
          const some = tasks.filter((task) => task.kind === kind);
          if (some.length === 0) return [];
          return [element('h2', `${title} (${some.length})`), element('ul', ...some.map(row))];
        }),
      );
      told.textContent = tasks.length === 0 ? 'Nothing waits for you.' : `${tasks.length} to do.`;
    });
  const you = authorField();
  for (const control of [you, everybodys]) control.addEventListener('change', () => void load());
  const others = element('p', labelled('Also what waits for others', everybodys));
  openPanel('What I have to do', you, others, told, lists);
  void load();
}
