import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { locales, type Locale } from '../../../../core/i18n/locales';
import { toPath } from '../../../../core/i18n/localized-path';
import { TermsField } from './terms-field';

jest.mock('gatsby', () => ({ navigate: () => undefined }));

function Form() {
  const [isAccepted, setAccepted] = useState(false);
  const control = { name: 'termsAccepted', error: undefined, onBlur: () => undefined };
  return <TermsField control={{ ...control, value: isAccepted, onChange: setAccepted }} />;
}

function show(locale: Locale) {
  render(
    <WithTexts locale={locale}>
      <Form />
    </WithTexts>,
  );
}

it.each(locales)('links to both legal texts in %s, which open next to the form', (locale) => {
  show(locale);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
    ['/legal/privacy-policy/', '/legal/terms/'].map((path) => toPath(path, locale)),
  );
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

it('uses the wording of the specification; its words tick the box, its links do not', async () => {
  show('en');
  const box = screen.getByRole('checkbox', {
    name: 'I hereby declare that I have read and accept the following Terms of Service and Privacy Policy',
  });
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/legal/terms/');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/legal/privacy-policy/',
  );
  await userEvent.click(screen.getByText(/^I hereby declare/));
  expect(box).toBeChecked();
});
