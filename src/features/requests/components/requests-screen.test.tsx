import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { catchSavedFiles } from '../../../../tests/support/web/saved-files';
import { refusal, type Call } from '../../../../tests/support/web/stub-network';
import { testRequest } from '../../../../tests/support/web/test-request';
import { projectApi } from '../../../domain/company/project-api';
import { testUser } from '../../../../tests/support/web/test-user';
import { anna } from '../../../../tests/support/web/fake-auth';
import {
  list,
  nordwerk,
  page,
  rowOf,
  showing,
  velomotive,
} from '../../../../tests/support/web/requests-screen';
import { RequestsScreen } from './requests-screen';

const show = showing(<RequestsScreen />);

describe('what is requested', () => {
  const wanted: CustomerRequest['wanted'] = [
    { kind: 'selfAssessment', doneAt: '2026-04-01T09:00:00Z' },
    { kind: 'emissions', doneAt: null },
  ];

  it('is in the row and in the request as a list, with what is done and a link to each', async () => {
    show({
      [list]: page({ ...nordwerk, Status: 'accepted', LastSubmitDate: '2026-04-01T09:00:00Z', wanted }),
    });
    const row = await rowOf('Nordwerk');
    expect(row.queryByText('Accepted, not everything done yet')).not.toBeInTheDocument();
    expect(row.getByText('1 of 2 done')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Nordwerk Automotive AG' }));
    const drawer = within(await screen.findByRole('dialog'));
    const asked = within(await drawer.findByRole('region', { name: 'What the customer asks for' }));
    const [first, second] = asked.getAllByRole('listitem').map((item) => item.textContent);
    expect(first).toContain('Self-assessmentdone on Apr 1, 2026');
    expect(second).toContain('Emissions allocated to the customernot done yet');
    const year = new Date().getUTCFullYear() - 1;
    expect(drawer.getByRole('link', { name: 'Answer and submit' })).toHaveAttribute(
      'href',
      '/self-assessment/',
    );
    expect(drawer.getByRole('link', { name: 'Share emissions with customers' })).toHaveAttribute(
      'href',
      `/carbon-accounting/${year}/share/`,
    );
  });
});

it('names the parts whose footprints are requested, with the customer’s words', async () => {
  const askedParts = [
    { part: 'Ingot', partNumber: 'HA-226-10', comment: 'From March on', askedAt: '2026-03-01T09:00:00Z' },
    { part: 'Billet', partNumber: '', comment: '', askedAt: '2026-02-01T09:00:00Z' },
  ];
  show({ [list]: page({ ...nordwerk, askedParts }) });
  await userEvent.click((await rowOf('Nordwerk')).getByRole('button', { name: 'Nordwerk Automotive AG' }));
  const parts = within(await screen.findByRole('region', { name: 'Parts whose footprints are asked for' }));
  const [first, second] = parts.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toBe('Ingot, HA-226-10 · Mar 1, 2026From March on');
  expect(second).toBe('Billet · Feb 1, 2026');
});

describe('a due date', () => {
  it('is in the row while an answer is owed, with a note when it is late', async () => {
    show({
      [list]: page(
        { ...nordwerk, DueDate: '2099-12-31' },
        testRequest({ LinkingId: 'c', RequesterCompanyName: 'Kestrel Rail', DueDate: '2020-01-31' }),
        { ...velomotive, DueDate: '2020-01-31' },
      ),
    });
    expect((await rowOf('Nordwerk')).getByText('Answer due by Dec 31, 2099')).toBeInTheDocument();
    expect((await rowOf('Kestrel')).getByText('Answer was due by Jan 31, 2020')).toBeInTheDocument();
    const late = screen.getByRole('rowheader', { name: /^Kestrel/ });
    expect(late).toHaveTextContent(/Answer was due by Jan 31, 2020Waiting for your answer/);
    expect((await rowOf('Velomotive')).queryByText(/due by/)).not.toBeInTheDocument();
  });

  it('downloads as a calendar file', async () => {
    const files = catchSavedFiles();
    show({ [list]: page({ ...nordwerk, DueDate: '2099-12-31' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nordwerk Automotive AG' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  });
});

it('offers view-only people details but no answer', async () => {
  const { store } = show({
    [list]: page(nordwerk),
    'GET /api/user-management/project/42/users': {
      data: [testUser({ email: anna.email, viewOnly: true })],
      meta: { pagination: { total: 1, pageCount: 1 } },
    },
  });
  await act(() => store.dispatch(projectApi.endpoints.getUsers.initiate(42)));
  const row = await rowOf('Nordwerk');
  expect(row.getByRole('button', { name: /^Details/ })).toBeInTheDocument();
  expect(row.queryByRole('button', { name: /^(Accept|Decline) the request/ })).not.toBeInTheDocument();
});

describe('loading', () => {
  it('reads all pages', async () => {
    const pages = ({ path }: Call) => ({
      data: [path.includes('page=1&') ? nordwerk : velomotive],
      meta: { pagination: { pageCount: 2 } },
    });
    show({ [list]: pages });
    expect(await screen.findByRole('table', { name: 'Customer Requests' })).toHaveAttribute(
      'aria-rowcount',
      '3',
    );
  });

  it('says what failed and offers a retry', async () => {
    let away = true;
    show({ [list]: () => (away ? refusal(503, 'DATABASE_AWAY', 'Away.') : page(nordwerk)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch customer requests');
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: /Nordwerk/ })).toBeInTheDocument();
  });

  it('distinguishes a response of the wrong shape', async () => {
    show({ [list]: { requests: [] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid data format received');
  });

  it('says what to expect when there are no requests', async () => {
    show({ [list]: page() });
    expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeInTheDocument();
  });
});

describe('filtering', () => {
  it('filters by status and text, and returns to all', async () => {
    show({ [list]: page(nordwerk, velomotive) });
    await userEvent.click(await screen.findByRole('radio', { name: /Declined/ }));
    expect(screen.queryByRole('rowheader', { name: /Nordwerk/ })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'nordwerk');
    expect(screen.getByRole('heading', { name: 'No request matches' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all requests' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  });

  it('opens the details, where an answer can be changed', async () => {
    show({ [list]: page({ ...velomotive, Message: 'Please answer by May.' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Velomotive SE' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request from Velomotive SE' }));
    expect(dialog.getByText('Please answer by May.')).toBeInTheDocument();
    expect(dialog.getByText('Germany')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Accept the request/ })).toBeEnabled();
  });
});

it.each(['Accepted', 'Declined'])('calls the day of the decision by its name: %s', async (decision) => {
  const decided = { Status: decision.toLowerCase(), LastLinkingStatusChange: '2026-03-04T09:00:00Z' };
  show({ [list]: page({ ...nordwerk, ...decided }) });
  await userEvent.click((await rowOf('Nordwerk')).getByRole('button', { name: 'Nordwerk Automotive AG' }));
  const term = within(await screen.findByRole('dialog')).getByText(`${decision} on`);
  expect(term.nextElementSibling).toHaveTextContent('Mar 4, 2026');
});

describe('when the page is left', () => {
  const title = { name: 'Request from Velomotive SE' };
  beforeEach(() => window.history.replaceState(null, '', '/overview/'));

  async function openAndGoTo(path: string) {
    const { unmount, showAgain } = show({ [list]: page(velomotive) });
    await userEvent.click(await screen.findByRole('button', { name: 'Velomotive SE' }));
    await screen.findByRole('dialog', title);
    window.history.pushState(null, '', path);
    unmount();
    showAgain();
    await screen.findByRole('rowheader', { hidden: true, name: /Velomotive/ });
  }

  it('closes the details, so that they are not in the way later', async () => {
    await openAndGoTo('/self-assessment/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps them open if only the language changes', async () => {
    await openAndGoTo('/de/overview/');
    expect(await screen.findByRole('dialog', title)).toBeVisible();
  });
});
