import { act, screen } from '@testing-library/react';
import { anna, fakeAuth } from '../../../tests/support/web/fake-auth';
import {
  answers,
  draw,
  isShown,
  pass,
  saved,
  show,
  signOutElsewhere,
  user,
  wakeUp,
} from '../../../tests/support/web/signed-in-page';
import { stubNetwork } from '../../../tests/support/web/stub-network';
import { warningMs } from '../../features/session/inactivity';
import { inactivityLimitMs } from '../../lib/session/activity-mark';
import { draftKey, keepDraft } from '../../lib/session/drafts';
import { announceSignOut } from '../../lib/session/sign-out-event';
import { readSignOutMarker } from '../../lib/session/sign-out-marker';
import { arrivalMs, registerUnsentWork } from '../../lib/session/unsent-work';

const navigate = jest.fn();
jest.mock('gatsby', () => ({ navigate: (...args: unknown[]) => navigate(...args) as unknown }));

beforeEach(() => {
  jest.useFakeTimers();
  navigate.mockReset();
  saved.mockReset();
  window.sessionStorage.clear();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/overview/');
});
afterEach(() => jest.useRealTimers());

describe('a sign-out in another tab', () => {
  it('ends the session here immediately, and leaves nothing of it', async () => {
    const { auth, tab } = await show();
    window.sessionStorage.setItem('draft', 'Anna');
    expect(screen.getByText('Alpenguss')).toBeVisible();
    await signOutElsewhere();
    expect(isShown()).toBe(false);
    expect(screen.queryByText('Alpenguss')).toBeNull();
    expect(auth.forget).toHaveBeenCalled();
    expect(auth.endSession).not.toHaveBeenCalled();
    expect(readSignOutMarker()?.reason).toBe('cross_tab');
    expect(navigate.mock.calls).toEqual([['/logout/', { replace: true }]]);
    expect(JSON.stringify(tab.store.getState())).not.toMatch(/Anna|Alpenguss/);
    expect(window.sessionStorage.getItem('draft')).toBeNull();
  });

  it('is ignored when the message is older than 10 s', async () => {
    await show();
    await signOutElsewhere(10_001);
    expect(isShown()).toBe(true);
  });

  it('is detected by a tab that slept through it', async () => {
    const { auth } = await show();
    announceSignOut();
    jest.setSystemTime(Date.now() + 60_000);
    expect(isShown()).toBe(true);
    await wakeUp();
    expect(isShown()).toBe(false);
    expect(auth.endSession).not.toHaveBeenCalled();
  });

  it('is detected by the page that the back button leads to', async () => {
    const { auth, tab, view } = await show();
    view.unmount();
    announceSignOut();
    draw(auth, tab);
    await pass(0);
    expect(isShown()).toBe(false);
    expect(readSignOutMarker()?.reason).toBe('cross_tab');
    expect(navigate.mock.calls).toEqual([['/logout/', { replace: true }]]);
  });

  it('of an earlier session does not matter', async () => {
    announceSignOut();
    await show();
    await wakeUp();
    expect(isShown()).toBe(true);
  });
});

it('checks with the provider that the session is valid when the tab wakes up', async () => {
  const { auth } = await show();
  jest.mocked(auth.accessToken).mockClear();
  await wakeUp();
  expect(auth.accessToken).toHaveBeenCalledTimes(1);
});

it('ends notifications in this browser when the person signs out', async () => {
  const unsubscribe = jest.fn(async () => true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration },
  });
  await show();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await pass(0);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('removes files that the app was opened with when the person signs out', async () => {
  const kept = new Set(['opened-files', 'site']);
  const caches = { delete: async (name: string) => kept.delete(name) };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
  await show();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await pass(0);
  expect([...kept]).toEqual(['site']);
  Reflect.deleteProperty(globalThis, 'caches');
});

it('redirects to the signed-out page when the back button restores a page that left for the provider', async () => {
  let leave = () => undefined as void;
  const left = new Promise<boolean>((resolve) => (leave = () => resolve(true)));
  await show(fakeAuth({ leave: () => left }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await pass(0);
  expect(isShown()).toBe(false);
  leave();
  await pass(0);
  expect(navigate).not.toHaveBeenCalled();
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  expect(navigate.mock.calls).toEqual([['/logout/', { replace: true }]]);
});

describe('inactivity', () => {
  const title = 'Session timeout';

  it('is warned about after 28 minutes, with a countdown and a fresh token', async () => {
    const { auth } = await show();
    await pass(inactivityLimitMs - warningMs);
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(
      'Your session is about to expire due to inactivity. You will be automatically logged out in 1',
    );
    expect(dialog).toHaveTextContent('Any activity will keep your session active.');
    expect(auth.replaceToken).toHaveBeenCalledWith('access-1');
  });

  it('ends with any activity', async () => {
    await show();
    await pass(inactivityLimitMs - warningMs);
    await user.keyboard('x');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(warningMs);
    expect(isShown()).toBe(true);
  });

  it('is announced at 120, 60, 30 and 10 seconds only', async () => {
    await show();
    await pass(inactivityLimitMs - warningMs);
    const spoken = new Set<string | undefined>();
    for (let step = 0; step < 12; step += 1) {
      spoken.add(/(\d+) seconds?\./.exec(screen.getByRole('alert').textContent ?? '')?.[1]);
      await pass(10_000);
    }
    expect([...spoken]).toEqual(['120', '60', '30', '10']);
  });

  it('signs out after 30 minutes with its reason', async () => {
    const { auth } = await show();
    await pass(inactivityLimitMs);
    expect(auth.endSession).toHaveBeenCalledTimes(1);
    expect(readSignOutMarker()?.reason).toBe('inactivity');
    expect(isShown()).toBe(false);
    expect(auth.leave).toHaveBeenCalledWith('/logout/');
  });
});

it('shows nothing of the account while a slow provider ends the session, only the progress', async () => {
  let end = () => undefined as void;
  const ended = new Promise<'ended'>((resolve) => (end = () => resolve('ended')));
  const { tab } = await show(fakeAuth({ endSession: () => ended }));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByRole('heading', { name: 'Signing out …' })).toBeVisible();
  expect(isShown()).toBe(false);
  expect(screen.queryByText('Alpenguss')).toBeNull();
  expect(tab.store.getState().session.profile).toBeNull();
  end();
  await pass(0);
  expect(tab.store.getState().session.status).toBe('signedOut');
});

describe('unsaved input', () => {
  const draft = draftKey(anna, 'company');
  const type = () => act(async () => keepDraft(draft, { city: 'Linz' }));

  it('is asked about before the person signs out, and then discarded', async () => {
    const { auth } = await show();
    await type();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(auth.endSession).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign out anyway' }));
    expect(auth.endSession).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem(draft)).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the person is inactive', () => pass(inactivityLimitMs)],
    ['the person signs out in another tab', () => signOutElsewhere()],
  ])('waits for the person when %s; the focused field saves itself first', async (_case, ends) => {
    const { tab } = await show();
    await type();
    await user.type(screen.getByLabelText('Note'), 'from the meter');
    saved.mockImplementation(() => tab.store.getState().session.status);
    await ends();
    expect(isShown()).toBe(false);
    expect(window.sessionStorage.getItem(draft)).toBe('{"city":"Linz"}');
    expect(saved.mock.calls).toEqual([['from the meter']]);
    expect(saved.mock.results[0]?.value).toBe('signedIn');
  });

  it('saves itself also when the session expires', async () => {
    const { auth, tab } = await show();
    await user.type(screen.getByLabelText('Note'), 'from the meter');
    saved.mockImplementation(() => tab.store.getState().session.status);
    act(() => auth.forget());
    expect(saved.mock.calls).toEqual([['from the meter']]);
    expect(saved.mock.results[0]?.value).toBe('signedIn');
  });
});

describe('signing out while the response to an edit is pending', () => {
  const question = () => screen.queryByRole('dialog', { name: 'Sign out before everything is sent?' });

  async function editAnsweredAfter(ms: number) {
    const { auth } = await show();
    const answer = () => new Promise((resolve) => setTimeout(() => resolve({ data: {} }), ms));
    stubNetwork({ ...answers, 'POST /api/user-management/update-attribute': answer });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    return auth;
  }

  it('lets the edit arrive without asking', async () => {
    const auth = await editAnsweredAfter(arrivalMs - 100);
    expect(auth.endSession).not.toHaveBeenCalled();
    await pass(arrivalMs - 100);
    expect(auth.endSession).toHaveBeenCalledTimes(1);
    expect(question()).not.toBeInTheDocument();
  });

  it('asks when it takes longer', async () => {
    const auth = await editAnsweredAfter(5 * arrivalMs);
    expect(question()).not.toBeInTheDocument();
    await pass(arrivalMs);
    expect(question()).toBeVisible();
    expect(auth.endSession).not.toHaveBeenCalled();
  });
});

describe('signing out while edits wait to be sent', () => {
  let release: () => void;
  beforeEach(() => {
    release = registerUnsentWork({ read: () => 'waiting', watch: () => () => undefined });
  });
  afterEach(() => release());

  it('asks first, and stays on request', async () => {
    const { auth } = await show();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(screen.getByRole('dialog', { name: 'Sign out before everything is sent?' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Stay signed in' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(auth.endSession).not.toHaveBeenCalled();
  });

  it('continues when the person insists', async () => {
    const { auth } = await show();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await user.click(screen.getByRole('button', { name: 'Sign out anyway' }));
    expect(auth.endSession).toHaveBeenCalledTimes(1);
  });
});
