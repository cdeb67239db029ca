import type { Locale } from '../../../core/i18n/locales';
import { attempt, button, element, labelled, notice } from '../elements';
import { author, authorField } from '../panels/author';
import { openPanel } from '../panels/panel';
import type { AllTexts } from '../search/find-texts';
import type { NotesStore } from './notes-store';
import { tasksOf, type Task } from './tasks';

interface TaskTools {
  notes: NotesStore;
  /** Reads the published texts of some namespaces. */
  readTexts: (namespaces: ReadonlySet<string>) => Promise<AllTexts>;
  /** The languages that this person works on. */
  languages: () => readonly Locale[];
  openField: (text: string, language: Locale) => void;
}

const kinds: readonly (readonly [Task['kind'], string])[] = [
  ['review', 'To review'],
  ['comment', 'To answer'],
  ['draft', 'To finish'],
];

/** Opens this person's tasks from the notes: texts to review, comments to answer, drafts to finish. */
export function openTasks({ notes, readTexts, languages, openField }: TaskTools): void {
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
      await notes.refresh();
      const me = everybodys.checked ? '' : author();
      const tasks = tasksOf({
        all: await readTexts(notes.namespaces()),
        notesOf: (...place: [string, string]) => notes.of(...place),
        languages: languages(),
        me,
      });
      lists.replaceChildren(
        ...kinds.flatMap(([kind, title]) => {
          const own = tasks.filter((task) => task.kind === kind);
          if (own.length === 0) return [];
          return [element('h2', `${title} (${own.length})`), element('ul', ...own.map(row))];
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
