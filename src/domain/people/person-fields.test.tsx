import { render, screen } from '@testing-library/react';
import type { Locale } from '../../../core/i18n/locales';
import { emptyContact } from '../../../core/people/contact-fields';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { ContactFields } from './contact-fields';
import { PersonFields } from './person-fields';

const noop = () => undefined;
const field = <Name extends keyof typeof emptyContact>(name: Name) => ({
  name,
  value: emptyContact[name],
  error: undefined,
  onChange: noop,
  onBlur: noop,
});

const names = ['given-name', 'family-name'];
const asked = () =>
  screen
    .getAllByRole('textbox')
    .map((input) => input.getAttribute('autocomplete'))
    .filter((token) => names.includes(token ?? ''));

it.each<[Locale, string[]]>([
  ['en', names],
  ['zh-CN', [...names].reverse()],
])('in %s, forms ask for the names in the order of the language', (locale, order) => {
  const { unmount } = render(
    <WithTexts locale={locale}>
      <PersonFields field={field} isOwn />
    </WithTexts>,
  );
  expect(asked()).toEqual(order);
  unmount();
  render(
    <WithTexts locale={locale}>
      <ContactFields field={field} emailHint="" isOwn />
    </WithTexts>,
  );
  expect(asked()).toEqual(order);
});
