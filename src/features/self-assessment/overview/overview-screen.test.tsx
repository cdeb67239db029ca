import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { CompanyQuestions } from '../../../../core/contracts/company-questions';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { goOffline } from '../../../../tests/support/web/connection';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { testRequest } from '../../../../tests/support/web/test-request';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { testUser } from '../../../../tests/support/web/test-user';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { anna } from '../../../../tests/support/web/fake-auth';
import { projectApi } from '../../../domain/company/project-api';
import { draftKey, hasDrafts, keepDraft } from '../../../lib/session/drafts';
import { assessmentSlice } from '../assessment-slice';
import { emptyCompanyQuestions } from '../company/company-draft';
import { OverviewScreen } from './overview-screen';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
}));

const segmentsCall = 'GET /api/business-segments/project/42';
const companyCall = 'GET /api/company-questions/project/42';
const requestsCall = 'GET /api/customer-requests/project/42';
const submitCall = 'POST /api/customer-requests/project/42/submit';
const createCall = 'POST /api/business-segments/project/42/create';

const page = <Item,>(...data: Item[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
const half = { today: 50, inOneYear: null, inThreeYears: null, startYear: null };
const recycled = { BusinessSegmentHotspotAnswers: [{ measureId: 'recycledAluminium', ...half }] };
const aluminium = testSegment({
  BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 60 }],
  ...recycled,
  submittedAt: '2026-09-01T00:00:00.000Z',
  submitted: {
    BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 40 }],
    BusinessSegmentChoiceAnswers: [],
    ...recycled,
    score: 20,
    performance: { today: 10, inOneYear: 10, inThreeYears: 10 },
  },
});
const steel = testSegment({ id: '5e900000-0000-4000-8000-000000000002', sectorCode: 'STEEL' });
const nordwerk = testRequest({
  LinkingId: 'a',
  RequesterCompanyName: 'Nordwerk Automotive AG',
  Status: 'accepted',
  RequestedSector: 'ALUMINIUM',
  RequestedCountry: 'AT',
  LastSubmitDate: '2026-09-01T00:00:00.000Z',
});
const declined = testRequest({ LinkingId: 'b', RequesterCompanyName: 'Velomotive SE', Status: 'declined' });

const footprint = { year: 2025, scope1TonsCO2e: 10, scope2TonsCO2e: null, scope3TonsCO2e: null };
const withChangedFootprint: CompanyQuestions = {
  ...emptyCompanyQuestions,
  footprints: [{ ...footprint, scope1TonsCO2e: 12 }],
  submittedAt: '2026-09-01T00:00:00.000Z',
  submitted: { questionnaire: [], footprints: [footprint], reductions: [] },
};

const noCompanyLists = { questionnaire: [], footprints: [], reductions: [] };

interface World {
  segments?: BusinessSegment[];
  company?: CompanyQuestions;
  requests?: CustomerRequest[];
}

function routesOf({ segments = [aluminium, steel], company, requests = [nordwerk, declined] }: World = {}) {
  return {
    [segmentsCall]: page(...segments),
    [companyCall]: company ? { data: company } : refusal(404, 'NOT_FOUND', 'Nothing answered yet.'),
    [requestsCall]: page(...requests),
    'GET /api/business-segments/benchmarks/ALUMINIUM': {
      data: { sectorCode: 'ALUMINIUM', companies: 7, lowerQuartile: 20, median: 40, upperQuartile: 60 },
    },
    'GET /api/business-segments/benchmarks/STEEL': { data: null },
    'GET /api/app-countries': page({ id: 1, countryId: 40, code: 'AT', name: 'Austria', isActive: true }),
  };
}

function show(routes: Parameters<typeof stubNetwork>[0] = routesOf()) {
  const network = stubNetwork(routes);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const store = screenStore(assessmentSlice);
  const { unmount } = render(
    <Provider store={store}>
      <WithTexts>
        <OverviewScreen />
      </WithTexts>
    </Provider>,
  );
  return { ...network, user, unmount, store };
}

beforeEach(() => window.sessionStorage.clear());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const notSaved = { text: '120', locale: 'en', over: null };
const reviewButton = () => screen.findByRole('button', { name: 'Review and submit' });

async function submit(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await reviewButton());
  await user.click(screen.getByRole('button', { name: 'Submit to 1 customer' }));
}

describe('the overview', () => {
  it('reserves a line for the comparison of a score while it is loading', async () => {
    let answer: (found: object) => void = () => {};
    const benchmark = new Promise<object>((resolve) => (answer = resolve));
    show({ ...routesOf(), 'GET /api/business-segments/benchmarks/ALUMINIUM': benchmark });
    const region = await screen.findByRole('region', { name: 'Aluminium' });
    const lines = () => region.querySelectorAll('p').length;
    const before = lines();
    answer({ data: null });
    expect(await within(region).findByText(/^A comparison appears once five/)).toBeInTheDocument();
    expect(lines()).toBe(before);
  });

  it('groups segments by sector, with customers, progress and state', async () => {
    show();
    const region = within(await screen.findByRole('region', { name: 'Aluminium' }));
    expect(region.getByText('Asked for by Nordwerk Automotive AG')).toBeInTheDocument();
    expect(region.getByText('Changed since submission')).toBeInTheDocument();
    expect(region.getByText('1 answer changed since the last submission')).toBeInTheDocument();
    expect(await region.findByText(/7 companies submitted/)).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      '/self-assessment/business-segments/ALUMINIUM/AT/update/',
    );
    const unanswered = within(screen.getByRole('region', { name: 'Steel' }));
    expect(unanswered.getByText('Not started')).toBeInTheDocument();
    expect(region.getByText('of 100 points')).toBeInTheDocument();
    expect(unanswered.queryByText('of 100 points')).not.toBeInTheDocument();
  });

  it('does not count a retired question as changed', async () => {
    const retired = [{ questionId: 'retiredQuestion', value: 1 }];
    const measures = [...recycled.BusinessSegmentHotspotAnswers, { measureId: 'retiredMeasure', ...half }];
    const { submitted } = aluminium;
    const before = { BusinessSegmentAnswers: retired, BusinessSegmentHotspotAnswers: measures };
    const company = { ...withChangedFootprint, submitted: { ...noCompanyLists, questionnaire: retired } };
    const { user } = show(
      routesOf({
        company,
        segments: [{ ...aluminium, submitted: submitted && { ...submitted, ...before } }],
      }),
    );
    const changes = await screen.findAllByText(/changed since the last submission$/);
    expect(changes.map(({ textContent }) => textContent)).toEqual([
      '1 answer changed since the last submission',
      '1 answer changed since the last submission',
    ]);
    await user.click(await reviewButton());
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Emissions in 2025: first answer')).toBeInTheDocument();
    expect(dialog.queryByText(/retired/)).not.toBeInTheDocument();
  });

  it('shows the score of a segment among the companies of its sector', async () => {
    const rare = { ...steel, BusinessSegmentHotspotAnswers: [{ measureId: 'electricArcScrap', ...half }] };
    show(routesOf({ segments: [aluminium, rare] }));
    const region = within(await screen.findByRole('region', { name: 'Aluminium' }));
    expect(await region.findByText(/the median of 7 companies|quarter of 7 companies/)).toBeInTheDocument();
    expect(
      await within(screen.getByRole('region', { name: 'Steel' })).findByText(/once five companies/),
    ).toBeInTheDocument();
  });

  it('restores an unfinished new segment in the next session, until it is discarded', async () => {
    const { user, unmount } = show();
    const open = async () => user.click(await screen.findByRole('button', { name: 'Add segment' }));
    await open();
    await user.type(within(screen.getByRole('dialog')).getByLabelText('Sector'), 'Freight');
    await user.keyboard('{Enter}');
    unmount();

    show();
    await open();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Sector')).toHaveValue('Freight and logistics');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(hasDrafts(anna)).toBe(false);
  });

  it('says why a segment was not removed', async () => {
    const removeCall = `DELETE /api/business-segments/project/42/${steel.id}`;
    const { user } = show({ ...routesOf(), [removeCall]: refusal(409, 'SEGMENT_NEEDED', 'Needed.') });
    await user.click(await screen.findByRole('button', { name: 'Remove Steel · Austria' }));
    expect(await screen.findByText(/it has been answered in the meantime/)).toBeInTheDocument();
  });

  it('says offline once why segments cannot be removed', async () => {
    const freight = testSegment({ id: '5e900000-0000-4000-8000-000000000003', sectorCode: 'FREIGHT' });
    show(routesOf({ segments: [steel, freight] }));
    const remove = await screen.findByRole('button', { name: 'Remove Steel · Austria' });
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
    const backOnline = goOffline();
    expect(
      await screen.findByText('Removing a segment needs a connection to the server.'),
    ).toBeInTheDocument();
    expect(remove).toBeDisabled();
    backOnline();
  });

  it('lists what customers would miss, with links', async () => {
    const { user } = show();
    await user.click(await screen.findByText(/needed answers are missing/));
    expect(screen.getByRole('link', { name: 'Aluminium · Austria' })).toHaveAttribute(
      'href',
      '/self-assessment/business-segments/ALUMINIUM/AT/update/',
    );
    expect(screen.queryByRole('link', { name: 'Steel · Austria' })).not.toBeInTheDocument();
  });

  it('says what failed to load and offers a retry', async () => {
    let away = true;
    const { user } = show({
      ...routesOf(),
      [requestsCall]: () => (away ? refusal(500, 'UNEXPECTED', 'Broken.') : page(nordwerk)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your self-assessment');
    away = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await reviewButton()).toBeEnabled();
  });

  it.each([
    [segmentsCall, 'Failed to fetch business segments: 503'],
    [companyCall, 'Failed to fetch: HTTP 503'],
  ])('shows the status of what failed: %s', async (call, text) => {
    show({ ...routesOf(), [call]: refusal(503, 'UNAVAILABLE', 'Later.') });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows what is missing of a segment when its field is left, until it is chosen', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Add segment' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByLabelText('Sector'));
    await user.tab();
    expect(await dialog.findByText('Sector is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Sector'), 'Freight');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dialog.queryByText('Sector is required')).not.toBeInTheDocument());
  });

  it('does not offer to remove a segment that a submission has included', async () => {
    const included = { assessmentStatus: 'submitted', submittedAt: '2026-09-01T00:00:00.000Z' } as const;
    show(routesOf({ segments: [aluminium, { ...steel, ...included }] }));
    const region = within(await screen.findByRole('region', { name: 'Steel' }));
    expect(region.getByText('Not started')).toBeInTheDocument();
    expect(region.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
  });

  it('offers view-only people no segment to add or remove', async () => {
    const { store } = show({
      ...routesOf(),
      'GET /api/user-management/project/42/users': {
        data: [testUser({ email: anna.email, viewOnly: true })],
        meta: { pagination: { total: 1, pageCount: 1 } },
      },
    });
    expect(await screen.findByRole('button', { name: 'Add segment' })).toBeInTheDocument();
    await act(() => store.dispatch(projectApi.endpoints.getUsers.initiate(42)));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Add segment' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
  });

  it('adds a segment', async () => {
    const { user, to } = show({ ...routesOf(), [createCall]: { data: steel } });
    await user.click(await screen.findByRole('button', { name: 'Add segment' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Add and open' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Sector'), 'Freight');
    await user.keyboard('{Enter}');
    await user.type(dialog.getByLabelText('Country'), 'Austria');
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Add and open' }));
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/self-assessment/business-segments/FREIGHT/AT/update/'),
    );
    expect(to(createCall).map(({ body }) => body)).toEqual([{ sectorCode: 'FREIGHT', countryCode: 'AT' }]);
  });
});

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
    expect(await screen.findByText('Your self-assessment is submitted')).toBeInTheDocument();
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
