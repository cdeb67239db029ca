import { act, screen, waitFor, within } from '@testing-library/react';
import { goOffline } from '../../../../tests/support/web/connection';
import { anna } from '../../../../tests/support/web/fake-auth';
import {
  aluminium,
  companyCall,
  createCall,
  half,
  noCompanyLists,
  nordwerk,
  page,
  recycled,
  requestsCall,
  reviewButton,
  routesOf,
  segmentsCall,
  showing,
  steel,
  withChangedFootprint,
} from '../../../../tests/support/web/overview-screen';
import { refusal } from '../../../../tests/support/web/stub-network';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { testUser } from '../../../../tests/support/web/test-user';
import { projectApi } from '../../../domain/company/project-api';
import { hasDrafts } from '../../../lib/session/drafts';
import { OverviewScreen } from './overview-screen';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
}));

const show = showing(<OverviewScreen />);

beforeEach(() => window.sessionStorage.clear());
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

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
    expect(region.getByRole('link', { name: 'Open Aluminium · Austria' })).toHaveAttribute(
      'href',
      '/self-assessment/business-segments/ALUMINIUM/AT/update/',
    );
    const unanswered = within(screen.getByRole('region', { name: 'Steel' }));
    expect(unanswered.getByText('Not started')).toBeInTheDocument();
    expect(region.getByText('of 100 points')).toBeInTheDocument();
    expect(unanswered.queryByText('of 100 points')).not.toBeInTheDocument();
  });

  it('offers the submission as the main action only once something is answered', async () => {
    const asked = { ...nordwerk, LastSubmitDate: null };
    const { unmount } = show(routesOf({ segments: [steel], requests: [asked] }));
    expect(await reviewButton()).toHaveAttribute('data-variant', 'secondary');
    unmount();
    show();
    expect(await reviewButton()).toHaveAttribute('data-variant', 'primary');
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
