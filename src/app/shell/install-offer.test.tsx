import { Location, LocationProvider, createHistory, createMemorySource } from '@reach/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { InstallOffer } from './install-offer';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const title = 'Install supplier+s on this device';

beforeEach(() => {
  window.localStorage.clear();
  window.matchMedia = (() => ({ matches: false })) as never;
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: undefined });
  stubNetwork({});
});

/** The app at its first page; the result opens another one. */
function show() {
  const history = createHistory(createMemorySource('/overview/'));
  const { unmount } = render(
    <WithTexts>
      <Provider store={screenStore()}>
        <LocationProvider history={history}>
          <InstallOffer />
          <Location>{({ location }) => <output>{location.pathname}</output>}</Location>
        </LocationProvider>
      </Provider>
    </WithTexts>,
  );
  const openPage = async (path: string) => {
    void history.navigate(path);
    await screen.findByText(path);
  };
  return { unmount, openPage };
}

/** Chromium reports that the site can be installed; the person then declines. */
function canBeInstalled() {
  const prompt = jest.fn(async () => ({ outcome: 'dismissed' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
}

it('offers nothing if the browser does not', () => {
  show();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

it('links to the instructions for Safari', () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  show();
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the steps' })).toHaveAttribute('href', '/account/settings/');
});

it('does not move a page that is being read: on the next one it explains the benefit, installs, and never asks again', async () => {
  const { unmount, openPage } = show();
  const prompt = canBeInstalled();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await openPage('/self-assessment/');
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(/shows how many requests need your attention/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  unmount();
  const next = show();
  canBeInstalled();
  await next.openPage('/self-assessment/');
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

it('disappears on “Not now”, and says where to find it later', async () => {
  const { unmount, openPage } = show();
  canBeInstalled();
  await openPage('/self-assessment/');
  expect(screen.getByText(/later in Settings/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  unmount();
  show();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
