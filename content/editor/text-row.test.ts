/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useState, type ReactElement } from 'react';
import { withFrenchSpacing } from '../../scripts/content/language/french-spacing';
import { textRow } from './text-row';

const nothing = () => undefined;

function Row() {
  const [text, setText] = useState('Nom de la société');
  return textRow({
    ...{ id: 'name', code: 'fr', name: 'Français', text, before: text, findings: [], summary: 'Notes' },
    ...{ meanwhile: undefined, source: undefined, help: undefined },
    ...{ enter: nothing, openNotes: nothing, confirm: nothing },
    change: (typed) => {
      const taken = withFrenchSpacing(typed);
      setText(taken);
      return taken;
    },
  });
}

it('a translation whose English has changed shows what it was, and can be confirmed', async () => {
  Object.assign(window, { h: createElement });
  const confirm = jest.fn();
  render(
    textRow({
      ...{ id: 'name', code: 'de', name: 'Deutsch', text: 'Firma', before: 'Firma', findings: [] },
      ...{ summary: 'Notes', meanwhile: undefined, source: 'Company', help: undefined },
      ...{ change: (typed) => typed, enter: nothing, openNotes: nothing, confirm },
    }) as ReactElement,
  );
  expect(screen.getByText(/Its English has changed since this was written/).textContent).toContain(
    'It was: “Company”.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Still right: Deutsch' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('text typed in the middle stays together when a space becomes a no-break one', async () => {
  Object.assign(window, { h: createElement });
  render(createElement(Row));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Français' });
  await userEvent.type(field, ' : raison', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field.value).toBe('Nom\u00A0: raison de la société');
});
