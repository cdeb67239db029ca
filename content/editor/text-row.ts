import type { ReactNode } from 'react';
import type { Locale } from '../../core/i18n/locales';

interface TextRow {
  id: string;
  code: Locale;
  /** The language, in itself. */
  name: string;
  text: string;
  /** What is published. */
  before: string;
  /** What somebody else has published since this text was typed, if anything. */
  meanwhile: string | undefined;
  faults: readonly string[];
  change: (text: string) => void;
}

const rowsOf = (text: string) => Math.max(1, Math.ceil(text.length / 60));
const small = { fontSize: '0.8125rem', gridColumn: '2', margin: 0 };
const red = '#b42318';

/** One language of a text: its name, the text, what is wrong with it, and the way back. */
export function textRow({ id, code, name, text, before, meanwhile, faults, change }: TextRow): ReactNode {
  const { h } = window;
  const isWrong = faults.length > 0;
  return h(
    'div',
    {
      key: code,
      style: { display: 'grid', gridTemplateColumns: '6.5rem 1fr', gap: '4px 8px', padding: '4px 0' },
    },
    h('label', { htmlFor: id, style: { color: '#4b5563', fontSize: '0.8125rem', paddingTop: '6px' } }, name),
    h('textarea', {
      id,
      lang: code,
      rows: rowsOf(text),
      value: text,
      spellCheck: true,
      'aria-invalid': isWrong,
      'aria-describedby': isWrong ? `${id}-fault` : undefined,
      onChange: ({ target }: { target: HTMLTextAreaElement }) => change(target.value),
      style: {
        border: `1px solid ${isWrong ? red : '#9aa4b2'}`,
        borderRadius: '4px',
        font: 'inherit',
        padding: '4px 8px',
        resize: 'vertical',
        width: '100%',
      },
    }),
    isWrong &&
      h(
        'p',
        { id: `${id}-fault`, role: 'alert', style: { ...small, color: red } },
        `This text ${faults.join('; it ')}.`,
      ),
    meanwhile !== undefined &&
      h('p', { style: small }, `Published meanwhile by somebody else: “${meanwhile}”.`),
    text !== before &&
      h(
        'p',
        { style: small },
        'Not published yet. ',
        h('button', { type: 'button', onClick: () => change(before) }, `Back to what is published: ${name}`),
      ),
  );
}
