import type { ReactNode } from 'react';
import type { Locale } from '../../core/i18n/locales';
import type { Finding } from '../../scripts/content/rules';
import { textHelp, type Help } from './text-help';

interface TextRow {
  id: string;
  code: Locale;
  /** The language's own name. */
  name: string;
  text: string;
  /** The published text. */
  before: string;
  /** What somebody else has published since the text was typed, if anything. */
  meanwhile: string | undefined;
  /** The English text that it was translated from, if that has changed since. */
  source: string | undefined;
  findings: readonly Finding[];
  /** A summary of the notes about the text. */
  summary: string;
  /** Shown once the text has had focus. */
  help: Help | undefined;
  /** Returns the text as it is taken: with no-break spaces where they belong. */
  change: (text: string) => string;
  enter: () => void;
  openNotes: () => void;
  /** Notes that the text is still right although its English has changed. */
  confirm: () => void;
}

const rowsOf = (text: string) => Math.max(1, Math.ceil(text.length / 45));

/** Shows what was typed with its no-break spaces. React would do so too, but move the caret to the end. */
function showTaken(field: HTMLTextAreaElement, taken: string): void {
  if (field.value === taken) return;
  const { selectionStart, selectionEnd } = field;
  field.value = taken;
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** One language of a text: its name, the text, its faults, help, and undo. */
export function textRow(row: TextRow): ReactNode {
  const { id, code, name, text, before, meanwhile, source, findings, summary, help } = row;
  const { change, enter, openNotes, confirm } = row;
  const { h } = window;
  const faults = findings.flatMap(({ problem, override }) => (override ? [] : [problem]));
  const isWrong = faults.length > 0;
  const canStay = findings.some(({ rule, override }) => rule !== undefined && !override);
  const takeByKey = (event: KeyboardEvent) => {
    const [, digit] = event.altKey ? (/^Digit(\d)$/.exec(event.code) ?? []) : [];
    const suggestion = help?.suggestions[Number(digit) - 1];
    if (!suggestion) return;
    event.preventDefault();
    change(suggestion.text);
  };
  return h(
    'div',
    { key: code, className: 'text-row' },
    h('label', { htmlFor: id }, name),
    h('textarea', {
      id,
      lang: code,
      rows: rowsOf(text),
      value: text,
      spellCheck: true,
      'aria-invalid': isWrong,
      'aria-describedby': isWrong ? `${id}-fault` : undefined,
      onChange: ({ target }: { target: HTMLTextAreaElement }) => showTaken(target, change(target.value)),
      onFocus: enter,
      onKeyDown: takeByKey,
    }),
    h('button', { type: 'button', 'aria-label': `${summary}: ${name}`, onClick: openNotes }, summary),
    isWrong && h('p', { id: `${id}-fault`, role: 'alert' }, `This text ${faults.join('; it ')}.`),
    canStay && h('p', null, h('button', { type: 'button', onClick: openNotes }, `Let it stay: ${name}`)),
    ...findings.flatMap(({ problem, override }) =>
      override ? [h('p', { key: problem }, `Stays, says ${override.by}: ${override.reason}`)] : [],
    ),
    help && textHelp({ help, name, change }),
    source !== undefined &&
      h(
        'p',
        { className: 'outdated' },
        `Its English has changed since this was written. It was: “${source}”. Change this text, or: `,
        h('button', { type: 'button', onClick: confirm }, `Still right: ${name}`),
      ),
    meanwhile !== undefined && h('p', null, `Published meanwhile by somebody else: “${meanwhile}”.`),
    text !== before &&
      h(
        'p',
        null,
        'Not published yet. ',
        h('button', { type: 'button', onClick: () => change(before) }, `Back to what is published: ${name}`),
      ),
  );
}
