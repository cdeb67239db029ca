import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { countryNames } from '../../../core/countries/country-name';
import type { Locale } from '../../../core/i18n/locales';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { CountryField } from './country-field';
import type { NamedCountry } from './options';

function Form({ expected, initial = '' }: { expected?: NamedCountry | undefined; initial?: string }) {
  const [value, setValue] = useState(initial);
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

const portugal: NamedCountry = { code: 'PT', names: countryNames('PT') };
const show = (locale: Locale, props: ComponentProps<typeof Form> = {}) =>
  render(
    <WithTexts locale={locale}>
      <Form {...props} />
    </WithTexts>,
  );
const field = () => screen.getByRole('combobox');
const chosen = () => document.querySelector('output')?.textContent;

/** First in the file, since every country has a name once the list is loaded. */
it('uses the name that came with the expected country, without loading the table of names', () => {
  const names = { ...portugal.names, fr: 'République portugaise' };
  show('fr', { expected: { ...portugal, names }, initial: 'PT' });
  expect(field()).toHaveValue('République portugaise');
});

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
  'in %s, %s and the Tab key select %s, however fast they are typed',
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
] as const)('in %s, %s and Enter select %s, which is first', async (locale, typed, code) => {
  show(locale);
  await userEvent.type(field(), typed);
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe(code);
});

it('leaves the field empty if it is ambiguous which country is meant', async () => {
  show('en');
  await userEvent.type(field(), 'South');
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(chosen()).toBe('');
});

it('lists the expected country first, the others in the order of the language', async () => {
  show('de', { expected: portugal });
  await userEvent.click(field());
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['PortugalPT', 'AfghanistanAF', 'ÄgyptenEG']);
});

it.each([
  ['de', 'DE', 'Deutschland'],
  ['zh-CN', 'DE', '德国'],
  ['de', 'PT', 'Portugal'],
] as const)('in %s, shows %s by its name from the beginning', (locale, initial, name) => {
  show(locale, { expected: portugal, initial });
  expect(field()).toHaveValue(name);
});
