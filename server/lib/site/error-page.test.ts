import english from '../../../locales/en/public.json';
import { renderErrorPage } from './error-page';

jest.mock('../../../locales/fr/public.json', () => ({}));
jest.mock('../../../locales/pt/public.json', () => ({ serverError: { title: '', retry: 'De novo' } }));

it('shows in English what a language lacks, or has empty', () => {
  const french = renderErrorPage({ url: '/fr/overview/', number: '1' });
  expect(french).toContain('<html lang="fr"');
  expect(french).toContain(`<h1>${english.serverError.title}</h1>`);

  const portuguese = renderErrorPage({ url: '/pt/overview/', number: '1' });
  expect(portuguese).toContain(`<h1>${english.serverError.title}</h1>`);
  expect(portuguese).toContain('>De novo</a>');
});
