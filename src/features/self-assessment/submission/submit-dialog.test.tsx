import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { screenStore } from '../../../../tests/support/web/api-store';
import { goOffline } from '../../../../tests/support/web/connection';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { testRequest } from '../../../../tests/support/web/test-request';
import { testSegment } from '../../../../tests/support/web/test-segment';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { api } from '../../../lib/api/api';
import { entriesChanged } from '../../../lib/outbox/outbox-slice';
import { assessmentSlice, reviewAsked } from '../assessment-slice';
import { OverviewScreen } from '../overview/overview-screen';

const submitCall = 'POST /api/customer-requests/project/42/submit';
const page = <Item,>(...data: Item[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
const half = { today: 50, inOneYear: null, inThreeYears: null, startYear: null };
const measures = { BusinessSegmentHotspotAnswers: [{ measureId: 'recycledAluminium', ...half }] };
const aluminium = testSegment(measures);
const steel = testSegment({ id: '5e900000-0000-4000-8000-000000000002', sectorCode: 'STEEL' });

const asked = (customer: string, RequestedSector: string, LastSubmitDate: string | null = null) =>
  testRequest({
    LinkingId: `${customer}-${RequestedSector}`,
    RequesterCompanyName: customer,
    Status: 'accepted',
    RequestedSector,
    RequestedCountry: 'AT',
    LastSubmitDate,
  });

const routesOf = (segments: BusinessSegment[], requests: CustomerRequest[]) => ({
  'GET /api/business-segments/project/42': page(...segments),
  'GET /api/company-questions/project/42': refusal(404, 'NOT_FOUND', 'Nothing answered yet.'),
  'GET /api/customer-requests/project/42': page(...requests),
  'GET /api/business-segments/benchmarks/ALUMINIUM': { data: null },
  'GET /api/business-segments/benchmarks/STEEL': { data: null },
  [submitCall]: { timestamp: '2026-11-20T10:00:00.000Z', data: { requests: 1, segments: 1 }, message: '' },
});

async function review(
  segments: BusinessSegment[],
  requests: CustomerRequest[],
  routes: Parameters<typeof stubNetwork>[0] = {},
) {
  const network = stubNetwork({ ...routesOf(segments, requests), ...routes });
  const store = screenStore(assessmentSlice);
  render(
    <Provider store={store}>
      <WithTexts>
        <OverviewScreen />
      </WithTexts>
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Review and submit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'What your customers will see' }));
  return { ...network, store, dialog };
}

beforeEach(() => window.sessionStorage.clear());

function onOverview() {
  stubNetwork(routesOf([aluminium], [asked('Nordwerk', 'ALUMINIUM')]));
  const store = screenStore(assessmentSlice);
  const show = () =>
    render(
      <Provider store={store}>
        <WithTexts>
          <OverviewScreen />
        </WithTexts>
      </Provider>,
    );
  return { store, show };
}

it('opens automatically, once, for people who come from the questions', async () => {
  const { store, show } = onOverview();
  store.dispatch(reviewAsked(true));
  const { unmount } = show();
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'What your customers will see' })).getByRole('button', {
      name: 'Cancel',
    }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  show();
  expect(await screen.findByRole('button', { name: 'Review and submit' })).toBeEnabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not open later if it was requested offline', async () => {
  const { store, show } = onOverview();
  const { unmount } = show();
  expect(await screen.findByRole('button', { name: 'Review and submit' })).toBeEnabled();
  unmount();
  const goOnline = goOffline();
  store.dispatch(reviewAsked(true));
  show();
  expect(await screen.findByRole('button', { name: 'Review and submit' })).toBeDisabled();
  goOnline();
  expect(screen.getByRole('button', { name: 'Review and submit' })).toBeEnabled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('names a segment that was never started, and submits only after confirming', async () => {
  const requests = [asked('Nordwerk', 'ALUMINIUM'), asked('Velomotive', 'STEEL'), asked('Nordwerk', 'STEEL')];
  const { dialog, to } = await review([aluminium, steel], requests);
  expect(dialog.getByText('1 segment is not answered')).toBeVisible();
  const named = dialog.getByRole('link', { name: 'Steel · Austria' });
  expect(named).toHaveAttribute('href', '/self-assessment/business-segments/STEEL/AT/update/');
  expect(named.parentElement).toHaveTextContent('Asked for by Velomotive, Nordwerk');
  expect(dialog.queryByRole('link', { name: 'Aluminium · Austria' })).not.toBeInTheDocument();

  const submit = dialog.getByRole('button', { name: 'Submit to 2 customers' });
  expect(submit).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Submit anyway/ }));
  await userEvent.click(submit);
  expect(await screen.findByText('Your first self-assessment is submitted')).toBeVisible();
  expect(to(submitCall)).toHaveLength(1);
  const delivered = within(screen.getByText('Nordwerk: delivered').closest('ul') as HTMLElement);
  expect(delivered.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nordwerk: delivered',
    'Velomotive: delivered',
  ]);
  expect(screen.getByRole('link', { name: 'Keep a copy' })).toHaveAttribute(
    'href',
    '/self-assessment/paper/?submitted',
  );
});

/** An edit of another tab, or one that the device hands over late. */
const unsent = {
  id: 'unsent',
  owner: '42/7',
  edit: 'test.any',
  area: 'selfAssessment',
  subject: 'segment/ALUMINIUM/AT',
  needs: [],
  arg: {},
  key: 'key',
  place: 1,
  createdAt: 1,
  attempts: 0,
  state: 'refused',
} as const;

it('stays open, with what was confirmed, while something prevents submitting', async () => {
  const { dialog, store } = await review([aluminium, steel], [asked('Velomotive', 'STEEL')]);
  const submit = () => dialog.getByRole('button', { name: 'Submit to 1 customer' });
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Submit anyway/ }));
  expect(submit()).toBeEnabled();

  act(() => void store.dispatch(entriesChanged({ put: [unsent] })));
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription(/^Some answers are still on their way/);
  act(() => void store.dispatch(entriesChanged({ remove: [unsent.id] })));
  expect(submit()).toBeEnabled();

  const goOnline = goOffline();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('You can submit as soon as the connection is back.');
  goOnline();
  expect(dialog.getByRole('checkbox', { name: /^Submit anyway/ })).toBeChecked();
  expect(submit()).toBeEnabled();
});

it('shows such a customer "not answered" in place of figures, and the others theirs', async () => {
  const { dialog } = await review(
    [aluminium, steel],
    [asked('Nordwerk', 'ALUMINIUM'), asked('Velomotive', 'STEEL')],
  );
  const of = (name: string) => within(dialog.getByRole('heading', { name }).closest('li') as HTMLElement);
  expect(of('Velomotive').getByText('Not answered yet for this product group.')).toBeVisible();
  expect(of('Velomotive').queryByText(/of 100 points/)).not.toBeInTheDocument();
  expect(of('Nordwerk').getByText('Implementation degree today').nextSibling).toHaveTextContent(
    /^(\d+)% \(score: \1 of 100 points\)$/,
  );
  expect(of('Nordwerk').getByText('Emissions avoided').nextSibling).toHaveTextContent(/^\d+%$/);
});

it('asks nothing if every requested segment has an answer', async () => {
  const { dialog } = await review([aluminium, steel], [asked('Nordwerk', 'ALUMINIUM')]);
  expect(dialog.queryByRole('checkbox', { name: /^Submit anyway/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Submit to 1 customer' })).toBeEnabled();
});

it.each([
  ['shown of two customers', 2, true],
  ['folded of more customers', 3, false],
])('what else a customer may see is at first %s', async (_what, count, isShown) => {
  const customers = ['Nordwerk', 'Velomotive', 'Kestrel'].slice(0, count);
  const requests = customers.map((name) => ({ ...asked(name, 'ALUMINIUM'), withheld: ['plans' as const] }));
  const { dialog } = await review([aluminium], requests);
  const nordwerk = within(dialog.getByRole('heading', { name: 'Nordwerk' }).closest('li') as HTMLElement);
  const summary = nordwerk.getByText('What else it may see: 4 of 5');
  const expectChoice = (isVisible: boolean) => {
    const plans = nordwerk.getByLabelText(/^Plans: implementation degree/);
    if (isVisible) expect(plans).toBeVisible();
    else expect(plans).not.toBeVisible();
  };
  expectChoice(isShown);
  await userEvent.click(summary);
  expectChoice(!isShown);
});

it('marks first answers and new customers', async () => {
  const submittedAt = '2026-09-01T00:00:00.000Z';
  const { BusinessSegmentAnswers, BusinessSegmentChoiceAnswers } = aluminium;
  const submitted = {
    BusinessSegmentAnswers: [
      ...BusinessSegmentAnswers,
      { questionId: 'siteRenewableElectricity', value: 40 },
    ],
    BusinessSegmentChoiceAnswers,
    BusinessSegmentHotspotAnswers: [],
    score: null,
    performance: null,
  };
  const answered = {
    ...aluminium,
    BusinessSegmentAnswers: [{ questionId: 'siteRenewableElectricity', value: 60 }],
  };
  const { dialog } = await review(
    [{ ...answered, submittedAt, submitted }],
    [asked('Nordwerk', 'ALUMINIUM', submittedAt), asked('Velomotive', 'ALUMINIUM')],
  );
  await userEvent.click(dialog.getByText('2 answers changed since the last submission'));
  const changes = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changes).toContainEqual(expect.stringMatching(/recycled aluminium.*: first answer$/i));
  expect(changes).toContainEqual(expect.stringMatching(/sites’ electricity is renewable\??$/));
  expect(dialog.getByText('This customer gets your answers for the first time.')).toBeVisible();
});

describe('a submission whose answer is lost', () => {
  const customer = asked('Nordwerk', 'ALUMINIUM');
  const cutOff = new Response('{"timestamp":"2026-11-2', { status: 200 });
  const lost: [string, Response | number][] = [
    ['unreadable', cutOff],
    ['the page of a proxy', 502],
  ];

  it.each(lost)('is reported as submitted if the server has it: %s', async (_case, answer) => {
    let { LastSubmitDate } = customer;
    const { dialog } = await review([aluminium], [customer], {
      'GET /api/customer-requests/project/42': () => page({ ...customer, LastSubmitDate }),
      [submitCall]: () => {
        LastSubmitDate = '2026-11-20T10:00:00.000Z';
        return answer;
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Submit to 1 customer' }));
    expect(await screen.findByText('Your first self-assessment is submitted')).toBeVisible();
    expect(screen.queryByText('Your answers could not be submitted')).not.toBeInTheDocument();
  });

  it.each(lost)('is reported as failed if the server does not have it: %s', async (_case, answer) => {
    const { dialog } = await review([aluminium], [customer], { [submitCall]: answer });
    await userEvent.click(dialog.getByRole('button', { name: 'Submit to 1 customer' }));
    expect(await screen.findByText('Your answers could not be submitted')).toBeVisible();
  });

  it('is reported as submitted as soon as data can be loaded that shows it', async () => {
    let requests: object = page(customer);
    const { dialog, store } = await review([aluminium], [customer], {
      'GET /api/customer-requests/project/42': () => requests,
      [submitCall]: () => {
        requests = new Response(null, { status: 502 });
        return 502;
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Submit to 1 customer' }));
    expect(await screen.findByText('Your answers could not be submitted')).toBeVisible();
    requests = page({ ...customer, LastSubmitDate: '2026-11-20T10:00:00.000Z' });
    store.dispatch(api.util.invalidateTags(['CustomerRequests']));
    expect(await screen.findByText('Your first self-assessment is submitted')).toBeVisible();
  });
});
