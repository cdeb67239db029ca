import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { anna } from '../../../../tests/support/web/fake-auth';
import {
  aluminium,
  declined,
  nordwerk,
  page,
  requestsCall,
  reviewButton,
  routesOf,
  segmentsCall,
  showing,
  submitCall,
  withChangedFootprint,
} from '../../../../tests/support/web/overview-screen';
import { refusal } from '../../../../tests/support/web/stub-network';
import { draftKey, hasDrafts, keepDraft } from '../../../lib/session/drafts';
import { OverviewScreen } from './overview-screen';

const show = showing(<OverviewScreen />);

beforeEach(() => window.sessionStorage.clear());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const notSaved = { text: '120', locale: 'en', over: null };

async function submit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await reviewButton());
  await user.click(screen.getByRole('button', { name: 'Submit to 1 customer' }));
}

describe('submitting', () => {
  it('shows what each customer will see, then submits', async () => {
    const { user, to } = show({
      ...routesOf({ company: withChangedFootprint }),
      [submitCall]: {
        timestamp: '2026-11-20T10:00:00.000Z',
        data: { requests: 1, segments: 2 },
        message: 'Self-assessment submitted',
      },
    });
    await user.click(await reviewButton());
    const dialog = within(screen.getByRole('dialog', { name: 'What your customers will see' }));
    expect(dialog.getByRole('heading', { name: 'Nordwerk Automotive AG' })).toBeInTheDocument();
    expect(dialog.getByText(/Aluminium · Austria: 2 of \d+ answered/)).toBeInTheDocument();
    expect(dialog.getByText('Emissions in 2025')).toBeInTheDocument();
    expect(dialog.queryByText('Velomotive SE')).not.toBeInTheDocument();
    expect(to(submitCall)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Submit to 1 customer' }));
    const outcome = await screen.findByText('Your self-assessment is submitted');
    // It has the focus itself, not the page around it.
    expect(document.activeElement).toContainElement(outcome);
    expect(document.activeElement).not.toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(to(submitCall)).toHaveLength(1);
    await waitFor(() => expect(to(segmentsCall)).toHaveLength(2));
  });

  it('needs a customer who asks', async () => {
    show(routesOf({ requests: [declined] }));
    expect(await reviewButton()).toBeDisabled();
    expect(screen.getByText(/Accept a customer request first/)).toBeInTheDocument();
  });

  it('waits until an entry that cannot be saved is corrected', async () => {
    show();
    expect(await reviewButton()).toBeEnabled();
    act(() => keepDraft(draftKey(anna, 'answer:segment/ALUMINIUM/AT/siteRenewableElectricity'), notSaved));
    expect(await reviewButton()).toBeDisabled();
    expect(screen.getByText(/Please correct it first: Aluminium · Austria\./)).toBeInTheDocument();
  });

  it('ignores unsaved input of a segment that no longer exists', async () => {
    act(() => keepDraft(draftKey(anna, 'answer:segment/ALUMINIUM/DE/siteRenewableElectricity'), notSaved));
    show();
    expect(await reviewButton()).toBeEnabled();
    expect(hasDrafts(anna)).toBe(false);
  });

  it('has nothing to submit while customers have the current answers', async () => {
    const company = {
      questionnaire: [],
      footprints: [],
      reductions: [],
      assessmentStatus: 'submitted' as const,
      TimestampOfAnswers: '2026-09-01',
      submittedAt: '2026-09-01T00:00:00.000Z',
      submitted: null,
      updatedBy: null,
      _version: '2026-09-01T00:00:00.000Z',
    };
    const answered = { ...nordwerk, LastSubmitDate: '2026-09-01T00:00:00.000Z' };
    show(
      routesOf({
        company,
        segments: [{ ...aluminium, assessmentStatus: 'submitted' }],
        requests: [answered],
      }),
    );
    expect(await reviewButton()).toBeDisabled();
    expect(screen.getByText('Your customers have your current answers.')).toBeInTheDocument();
  });

  /** A request that is cut off after some seconds. */
  const cutOff = (seconds: number) => () =>
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new TypeError('Failed to fetch')), seconds * 1000),
    );

  it('when cut off after 30 s, continues in the background; the reload after 5 s shows whether it succeeded', async () => {
    let through = false;
    const { user, to } = show({
      ...routesOf(),
      [requestsCall]: () => page({ ...nordwerk, LastSubmitDate: through ? new Date().toISOString() : null }),
      [submitCall]: cutOff(30),
    });
    await submit(user);
    await act(() => jest.advanceTimersByTimeAsync(30_500));
    expect(await screen.findByText('Processing')).toBeInTheDocument();
    through = true;
    const before = to(requestsCall).length;
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(to(requestsCall)).toHaveLength(before);
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(await screen.findByText('Your self-assessment is submitted')).toBeInTheDocument();
  });

  it('uses the server’s clock only', async () => {
    jest.setSystemTime(new Date('2031-01-01T00:00:00.000Z'));
    let through = false;
    const { user } = show({
      ...routesOf(),
      [requestsCall]: () =>
        page({ ...nordwerk, LastSubmitDate: through ? '2026-11-20T10:00:00.000Z' : null }),
      [submitCall]: cutOff(30),
    });
    await submit(user);
    await act(() => jest.advanceTimersByTimeAsync(30_500));
    through = true;
    await act(() => jest.advanceTimersByTimeAsync(5_500));
    expect(await screen.findByText('Your self-assessment is submitted')).toBeInTheDocument();
  });

  it('says that it is not confirmed if the reload does not show it', async () => {
    // The client clock is wrong: the last submission must not count as this one.
    jest.setSystemTime(new Date('2020-01-01T00:00:00.000Z'));
    const { user } = show({ ...routesOf(), [submitCall]: cutOff(30) });
    await submit(user);
    await act(() => jest.advanceTimersByTimeAsync(30_500));
    expect(await screen.findByText('Processing')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(5_500));
    expect(await screen.findByText(/^The submission is taking longer than expected\./)).toBeInTheDocument();
    expect(screen.queryByText('Your self-assessment is submitted')).not.toBeInTheDocument();
  });

  it.each([
    [
      504,
      'GATEWAY_TIMEOUT',
      /^The submission is taking longer than expected\. Your data is being processed, but/,
    ],
    [
      409,
      'NOTHING_TO_SUBMIT',
      'Accept a customer request first. Until then, nobody is waiting for your answers.',
    ],
  ])('reports the outcome: %d', async (status, code, text) => {
    const message = 'Accept a customer request first. Until then, nobody is waiting for your answers.';
    const { user } = show({ ...routesOf(), [submitCall]: refusal(status, code, message) });
    await submit(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Your self-assessment is submitted')).not.toBeInTheDocument();
  });
});
