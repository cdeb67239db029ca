import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Locale } from '../../../core/i18n/locales';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { CountryField } from './country-field';

function Form({ expected }: { expected: string | undefined }) {
  const [value, setValue] = useState('');
  return (
    <>
      <CountryField
        name="country"
        value={value}
        error={undefined}
        onChange={setValue}
        onBlur={() => undefined}
        expected={expected}
      />
      <output>{value}</output>
      <button>Next</button>
    </>
  );
}

const show = (locale: Locale, expected?: string) =>
  render(
    <WithTexts locale={locale}>
      <Form expected={expected} />
    </WithTexts>,
  );
const field = () => screen.getByRole('combobox');
const chosen = () => document.querySelector('output')?.textContent;

it.each([
  ['en', 'UK', 'GB'],
  ['de', 'UK', 'GB'],
  ['zh-CN', 'UK', 'GB'],
  ['en', 'USA', 'US'],
  ['de', 'Holland', 'NL'],
  ['fr', 'Holland', 'NL'],
  ['de', 'China', 'CN'],
  ['es', '中国', 'CN'],
  ['zh-CN', 'Germany', 'DE'],
  ['pt', 'Deutschland', 'DE'],
  ['de', 'Oesterreich', 'AT'],
] as const)(
  'in %s, %s and the Tab key choose %s, however fast they are typed',
  async (locale, typed, code) => {
    show(locale);
    await userEvent.type(field(), typed);
    await userEvent.tab();
    await waitFor(() => expect(chosen()).toBe(code));
  },
);

it.each([
  ['zh-CN', '中', 'CN'],
  ['de', 'UK', 'GB'],
  ['de', 'Oe', 'AT'],
] as const)('in %s, %s and Enter choose %s, which stands first', async (locale, typed, code) => {
  show(locale);
  await userEvent.type(field(), typed);
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe(code);
});

it('leaves the field empty where it is open which of several is meant', async () => {
  show('en');
  await userEvent.type(field(), 'South');
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(chosen()).toBe('');
});

it('names the expected country first, the others in the order of the language', async () => {
  show('de', 'PT');
  await userEvent.click(field());
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['PortugalPT', 'AfghanistanAF', 'ÄgyptenEG']);
});
