import {
  openComments,
  stateOf,
  type Held,
  type NoteContent,
  type State,
} from '../../../scripts/content/notes/notes';
import type { Finding } from '../../../scripts/content/rules';
import { attempt, button, element, labelled, notice } from '../elements';
import { authorField } from '../panels/author';
import { openPanel } from '../panels/panel';
import { signed, stateNames, toldOfState } from './described';
import type { NotedText, NotesStore } from './notes-store';

export interface AskedNotes {
  text: NotedText;
  /** The language's own name. */
  languageName: string;
  /** The texts as typed: states and accepted findings apply to them. */
  held: Held;
  /** A sentence to begin with. */
  told: string;
  /** The faults of the text known at the time of the call. */
  findings: () => readonly Finding[];
}

const heading = (title: string) => element('h2', title);
const names = Object.entries(stateNames) as [State, string][];

/** Opens the notes about a text in a language: its state, accepted findings, and comments. */
export function openNotes(
  { text, languageName, held, told: first, findings }: AskedNotes,
  notes: NotesStore,
): void {
  const [namespace = '', key = ''] = text.name.split(':');
  const told = notice();
  told.textContent = first;
  let previous: Promise<unknown> = Promise.resolve();
  /** One after the other, so that the outcome of the last act stays. */
  const note = (content: NoteContent, done: string, clear?: () => void) => {
    previous = previous.then(() =>
      attempt(told, async () => {
        await notes.add(text, content);
        clear?.();
        draw();
        told.textContent = done;
      }),
    );
  };
  const own = () => notes.of(text.language, namespace);

  const state = element('p');
  const states = names.map(([value, name]) =>
    button(name, () => note({ kind: 'state', state: value, ...held }, `Noted: ${name.toLowerCase()}.`)),
  );
  const wrong = element('ul');
  const said = element('ul');
  const settle = button('Settle what was said', () => note({ kind: 'settled' }, 'Settled.'));

  function finding({ problem, rule, override }: Finding): HTMLElement {
    const sentence = `This text ${problem}.`;
    if (rule === undefined)
      return element('li', sentence, ' This breaks the product and has to be corrected.');
    if (override)
      return element(
        'li',
        `${sentence} It stays: ${override.reason} (${signed(override)}) `,
        button('No, tell it again', () => note({ kind: 'withdrawal', rule }, 'It is told again.')),
      );
    const reason = element('input');
    reason.required = true;
    reason.pattern = '.*\\S.*';
    const form = element('form', labelled('Reason', reason), element('button', 'Let it stay'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      note(
        { kind: 'override', rule, reason: reason.value.trim(), ...held },
        'It stays as long as the text does.',
      );
    });
    return element('li', sentence, form);
  }

  function draw(): void {
    const now = stateOf(own(), key, held)?.state;
    state.textContent = toldOfState(own(), key, held);
    states.forEach((each, index) => each.setAttribute('aria-pressed', String(names[index]?.[0] === now)));
    const found = findings();
    wrong.replaceChildren(...found.map(finding));
    if (found.length === 0) wrong.append(element('li', 'None.'));
    const comments = openComments(own(), key);
    said.replaceChildren(...comments.map((each) => element('li', `${each.says} (${signed(each)})`)));
    settle.hidden = comments.length === 0;
  }

  const comment = element('textarea');
  comment.required = true;
  comment.rows = 2;
  const commenting = element('form', labelled('Comment', comment), element('button', 'Add'));
  commenting.addEventListener('submit', (event) => {
    event.preventDefault();
    const says = comment.value.trim();
    if (says !== '') note({ kind: 'comment', says }, 'Added.', () => (comment.value = ''));
  });
  const quoted = element('p', held.text === '' ? '(empty)' : held.text);
  quoted.lang = text.language;
  const source = element('p', `English: “${held.english}”`);
  source.hidden = held.english === '';
  draw();
  openPanel(
    `Notes: ${text.name} (${languageName})`,
    ...[authorField(), told, source, quoted],
    ...[heading('State'), state, ...states],
    ...[heading('Findings'), wrong],
    ...[heading('Comments'), said, settle, commenting],
  );
}
