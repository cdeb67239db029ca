import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { keepsScrollPosition } from './change-locale';
import { useLocale } from './use-locale';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

function Probe() {
  const { locale, changeLocale, pathTo } = useLocale();
  return (
    <>
      <a href={pathTo('/overview/')}>{locale}</a>
      <button onClick={() => changeLocale('fr')}>FR</button>
    </>
  );
}

async function show(language: string) {
  const i18n = createInstance().use(initReactI18next);
  await i18n.init({ lng: language, resources: {} });
  render(
    <I18nextProvider i18n={i18n}>
      <Probe />
    </I18nextProvider>,
  );
}

it('uses the language of the page and links within it', async () => {
  await show('de');
  expect(screen.getByRole('link', { name: 'de' })).toHaveAttribute('href', '/de/overview/');
});

it('stores another language and keeps page, query, hash, state and scroll position', async () => {
  window.history.replaceState({ email: 'a@b.example' }, '', '/de/overview/?status=invited#row-2');
  await show('de');
  await userEvent.click(screen.getByRole('button', { name: 'FR' }));
  expect(window.localStorage.getItem('locale')).toBe('fr');
  const [to, options] = navigate.mock.calls[0] as [string, { replace: boolean; state: unknown }];
  expect(to).toBe('/fr/overview/?status=invited#row-2');
  expect(options.replace).toBe(true);
  expect(options.state).toMatchObject({ email: 'a@b.example' });
  expect(keepsScrollPosition(options.state)).toBe(true);
  expect(keepsScrollPosition({ key: '1' })).toBe(false);
});
