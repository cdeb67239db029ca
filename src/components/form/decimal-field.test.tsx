import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { WithTexts } from '../../../tests/support/web/with-texts';
import type { Locale } from '../../../core/i18n/locales';
import { DecimalField } from './decimal-field';
import { UnitField } from './unit-field';

function Form({ field: Field }: { field: typeof DecimalField | typeof UnitField }) {
  const [value, setValue] = useState('1.234');
  return <Field label="Amount" value={value} onChange={setValue} />;
}

async function type(text: string, locale: Locale, field: typeof DecimalField | typeof UnitField) {
  render(
    <WithTexts locale={locale}>
      <Form field={field} />
    </WithTexts>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.type(screen.getByLabelText('Amount'), text);
  return screen.getByRole('status').textContent;
}

describe.each([
  ['a field of a form', DecimalField],
  ['a field with a unit', UnitField],
])('%s', (_what, field) => {
  it.each([
    ['12.345', 'en', '= 12.345, not 12,345'],
    ['12,345', 'en', '= 12,345, not 12.345'],
    ['12.345', 'de', '= 12.345, nicht 12,345'],
    ['12,345', 'de', '= 12,345, nicht 12.345'],
  ] as const)('shows how %s is read in %s', async (text, locale, said) => {
    expect(await type(text, locale, field)).toBe(said);
  });

  it.each(['12345', '12.34', '1,234.5', '0.125', 'a lot'])('shows nothing for %s', async (text) => {
    expect(await type(text, 'en', field)).toBe('');
  });
});
