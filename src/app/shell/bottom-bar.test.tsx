import { LocationProvider, createHistory, createMemorySource } from '@reach/router';
import { act, render, screen, within } from '@testing-library/react';
import type { AnchorHTMLAttributes } from 'react';
import { Provider } from 'react-redux';
import type { Locale } from '../../../core/i18n/locales';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { testRequest } from '../../../tests/support/web/test-request';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { markFirstRunComplete } from '../../lib/session/first-run';
import { BottomBar } from './bottom-bar';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

function show(path: string, { locale = 'en' as Locale, mode = 'OPEN', requests = [testRequest()] } = {}) {
  stubNetwork({
    'GET /api/company-profile/42/privileges': { privileges: { AppMode: mode } },
    'GET /api/customer-requests/project/42': { data: requests, meta: { pagination: { pageCount: 1 } } },
  });
  render(
    <Provider store={screenStore()}>
      <WithTexts locale={locale}>
        <LocationProvider history={createHistory(createMemorySource(path))}>
          <BottomBar />
        </LocationProvider>
      </WithTexts>
    </Provider>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const current = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

it('links to the four areas and marks the current one', () => {
  show('/carbon-accounting/years/');
  const bar = screen.getByRole('navigation', { name: 'Areas' });
  expect(within(bar).getAllByRole('link')).toHaveLength(4);
  expect(links()).toEqual([
    ['Requests', '/overview/'],
    ['Assessment', '/self-assessment/'],
    ['Carbon', '/carbon-accounting/'],
    ['Suppliers', '/supply-chain-management/'],
  ]);
  expect(current()).toEqual([screen.getByRole('link', { name: 'Carbon' })]);
});

it('stays in the language of the page', () => {
  show('/de/overview/', { locale: 'de' });
  expect(links()[0]).toEqual(['Anfragen', '/de/overview/']);
  expect(current()).toEqual([screen.getByRole('link', { name: 'Anfragen' })]);
});

it('marks no area on other pages', () => {
  show('/account/settings/');
  expect(current()).toEqual([]);
});

it('shows how many requests need attention', async () => {
  show('/self-assessment/', {
    requests: [
      testRequest(),
      testRequest({ LinkingId: 'b' }),
      testRequest({ LinkingId: 'c', Status: 'declined' }),
    ],
  });
  const requests = screen.getByRole('link', { name: /^Requests/ });
  expect(await within(requests).findByText('2 requests need your attention')).toBeInTheDocument();
});

describe('before the guided set-up is complete', () => {
  it('leads from a locked area to the page that says what unlocks it', async () => {
    show('/overview/', { mode: 'GUIDED', requests: [] });
    expect(await screen.findAllByText('Locked until you complete the guided set-up')).toHaveLength(3);
    const locked = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-disabled') === 'true');
    expect(locked.map((link) => link.getAttribute('href'))).toEqual([
      '/self-assessment/',
      '/carbon-accounting/',
      '/supply-chain-management/',
    ]);
    expect(screen.getByRole('link', { name: 'Requests' })).not.toHaveAttribute('aria-disabled');
  });

  it('opens all of them after the set-up', async () => {
    show('/overview/', { mode: 'GUIDED', requests: [] });
    await screen.findAllByText('Locked until you complete the guided set-up');
    act(() => markFirstRunComplete(anna));
    expect(await screen.findByRole('link', { name: 'Carbon' })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(/^Locked/)).not.toBeInTheDocument();
  });
});
