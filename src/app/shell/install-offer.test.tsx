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

const show = () =>
  render(
    <WithTexts>
      <Provider store={screenStore()}>
        <InstallOffer />
      </Provider>
    </WithTexts>,
  );

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

it('explains the benefit, installs on a press, and never asks again', async () => {
  const { unmount } = show();
  const prompt = canBeInstalled();
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(/shows how many requests need your attention/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  unmount();
  show();
  canBeInstalled();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

it('disappears on “Not now”, and says where to find it later', async () => {
  const { unmount } = show();
  canBeInstalled();
  expect(screen.getByText(/later in Settings/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  unmount();
  show();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
