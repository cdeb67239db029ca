import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { locales, type Locale } from '../../../core/i18n/locales';
import type english from '../../../locales/en/legal.json';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { LegalText } from './legal-text';

const textsIn = (locale: Locale) =>
  JSON.parse(readFileSync(`${process.cwd()}/locales/${locale}/legal.json`, 'utf8')) as typeof english;

const documents = locales.flatMap((locale) =>
  (['privacy', 'terms'] as const).map((document) => [document, locale] as const),
);

it.each(documents)('%s in %s is marked as a template and shows every section', (document, locale) => {
  render(
    <WithTexts locale={locale}>
      <LegalText document={document} />
    </WithTexts>,
  );
  const { template, [document]: texts } = textsIn(locale);
  expect(screen.getByRole('status').textContent).toBe(
    template.title + template.text.replace('{{product}}', 'supplier+s'),
  );
  // The parts that the operator must fill in.
  expect(screen.getByRole('article')).toHaveTextContent(/\[.+\]/);

  const titles = Object.values(texts).flatMap((text) => (typeof text === 'string' ? [] : [text.title]));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    titles.map((title, index) => `${index + 1}. ${title}`),
  );
});

it('tells the operator in English what to do', () => {
  render(
    <WithTexts>
      <LegalText document="terms" />
    </WithTexts>,
  );
  expect(screen.getByText('Template: to be completed by the operator')).toBeVisible();
  expect(screen.getByText(/^This text is a starting point and not legal advice\./)).toBeVisible();
});
