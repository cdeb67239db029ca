import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import type { CustomerView } from '../../../../core/contracts/customer-view';
import { screenStore } from '../../../../tests/support/web/api-store';
import { openedStores } from '../../../../tests/support/web/opened-stores';
import { catchSavedFiles } from '../../../../tests/support/web/saved-files';
import { refusal, stubNetwork, type Call } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { requestsSlice } from '../requests-slice';
import { testRequest } from '../../../../tests/support/web/test-request';
import { projectApi } from '../../../domain/company/project-api';
import { testUser } from '../../../../tests/support/web/test-user';
import { anna } from '../../../../tests/support/web/fake-auth';
import { RequestsScreen } from './requests-screen';

const list = 'GET /api/customer-requests/project/42';
const respond = 'POST /api/customer-requests/project/42/respond';
const nordwerk = testRequest({
  LinkingId: 'a',
  RequesterCompanyName: 'Nordwerk Automotive AG',
  withheld: ['emissions'],
});
const velomotive = testRequest({ LinkingId: 'b', RequesterCompanyName: 'Velomotive SE', Status: 'declined' });

const page = (...data: CustomerRequest[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
const accepted = () => ({
  data: { ...nordwerk, Status: 'accepted', version: 2, LastLinkingStatusChange: '2026-03-04T09:00:00Z' },
});
/** A server that takes the acceptance of the first request, counts it, and has it from then on. */
function accepting(...others: CustomerRequest[]) {
  let first: CustomerRequest = nordwerk;
  return {
    [list]: () => page(first, ...others),
    [respond]: jest.fn(() => {
      first = accepted().data;
      return accepted();
    }),
  };
}

const opened = openedStores();

function show(routes: Parameters<typeof stubNetwork>[0]) {
  const network = stubNetwork(routes);
  const store = opened(screenStore(requestsSlice));
  render(
    <Provider store={store}>
      <WithTexts>
        <RequestsScreen />
      </WithTexts>
    </Provider>,
  );
  return { ...network, store };
}

const rowOf = async (customer: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(customer) })).parentElement as HTMLElement);

async function answer(verb: 'Accept' | 'Decline', customer = nordwerk.RequesterCompanyName) {
  await userEvent.click(await screen.findByRole('button', { name: `${verb} the request of ${customer}` }));
  await userEvent.click(screen.getByRole('button', { name: `${verb} request` }));
}

describe('what is asked for', () => {
  const wanted: CustomerRequest['wanted'] = [
    { kind: 'selfAssessment', doneAt: '2026-04-01T09:00:00Z' },
    { kind: 'emissions', doneAt: null },
  ];

  it('stands in the row and in the request as a list, with what is done and the way to each', async () => {
    show({
      [list]: page({ ...nordwerk, Status: 'accepted', LastSubmitDate: '2026-04-01T09:00:00Z', wanted }),
    });
    const row = await rowOf('Nordwerk');
    expect(row.getByText('Accepted, not everything done yet')).toBeVisible();
    expect(row.getByText('1 of 2 done')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Nordwerk Automotive AG' }));
    const drawer = within(await screen.findByRole('dialog'));
    const [first, second] = (await drawer.findAllByRole('listitem')).map((item) => item.textContent);
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

it('names the parts whose footprints are asked for, with the words of the customer', async () => {
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
  it('stands in the row as long as an answer is owed, and says when it is late', async () => {
    show({
      [list]: page(
        { ...nordwerk, DueDate: '2099-12-31' },
        testRequest({ LinkingId: 'c', RequesterCompanyName: 'Kestrel Rail', DueDate: '2020-01-31' }),
        { ...velomotive, DueDate: '2020-01-31' },
      ),
    });
    expect((await rowOf('Nordwerk')).getByText('Answer wanted by Dec 31, 2099')).toBeInTheDocument();
    expect((await rowOf('Kestrel')).getByText('Answer was wanted by Jan 31, 2020')).toBeInTheDocument();
    expect((await rowOf('Velomotive')).queryByText(/wanted by/)).not.toBeInTheDocument();
  });

  it('is given as a calendar file', async () => {
    const files = catchSavedFiles();
    show({ [list]: page({ ...nordwerk, DueDate: '2099-12-31' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nordwerk Automotive AG' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    expect(files.map(({ type }) => type)).toEqual(['text/calendar;charset=utf-8']);
  });
});

describe('answering', () => {
  it('asks first, then accepts, shows it and sends what was seen', async () => {
    const { to } = show(accepting());
    await answer('Accept');
    expect(await screen.findByText('Request of Nordwerk Automotive AG accepted.')).toBeInTheDocument();
    expect((await rowOf('Nordwerk')).getByText('Accepted')).toBeInTheDocument();
    expect(to(respond).map(({ body }) => body)).toEqual([{ linkingId: 'a', action: 'ACCEPT', version: 1 }]);
  });

  it('hands the focus of the button that is gone on to the one in its place', async () => {
    show(accepting());
    await answer('Accept');
    await screen.findByText('Request of Nordwerk Automotive AG accepted.');
    expect((await rowOf('Nordwerk')).getByRole('button', { name: /^Details/ })).toHaveFocus();
  });

  it('hands the focus on to the message where the row is gone with its button', async () => {
    show(accepting(velomotive));
    await userEvent.click(await screen.findByRole('radio', { name: /Invited/ }));
    await answer('Accept');
    const message = await screen.findByText('Request of Nordwerk Automotive AG accepted.');
    expect(screen.queryByRole('rowheader', { name: /Nordwerk/ })).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(message);
    expect(document.body).not.toHaveFocus();
  });

  it('leaves the focus where a person has put it meanwhile', async () => {
    let confirm = () => {};
    const waiting = new Promise<void>((resolve) => (confirm = resolve));
    const server = accepting();
    show({ ...server, [respond]: () => waiting.then(server[respond]) });
    await answer('Accept');
    await userEvent.click(screen.getByRole('searchbox'));
    confirm();
    await screen.findByText('Request of Nordwerk Automotive AG accepted.');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('waits 30 seconds for the server, and keeps the answer for later', async () => {
    const realTimeout = globalThis.setTimeout;
    let expire = () => {};
    const watched = (work: () => void, ms?: number) => {
      if (ms === 30_000) expire = work;
      return realTimeout(work, ms);
    };
    globalThis.setTimeout = watched as typeof setTimeout;
    const never = new Promise<never>(() => undefined);
    const { to } = show({ [list]: page(nordwerk), [respond]: () => never });
    await answer('Accept');
    await waitFor(() => expect(to(respond)).toHaveLength(1));
    globalThis.setTimeout = realTimeout;
    act(() => expire());
    expect(await screen.findByText('Kept on this device')).toBeInTheDocument();
  });

  it('sends nothing when the question is cancelled', async () => {
    const { to } = show(accepting());
    await userEvent.click(await screen.findByRole('button', { name: /^Decline the request/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(to(respond)).toHaveLength(0);
  });

  it('shows the answer before the server has confirmed it', async () => {
    let confirm = () => {};
    const waiting = new Promise<void>((resolve) => (confirm = resolve));
    const server = accepting();
    show({ ...server, [respond]: () => waiting.then(server[respond]) });
    await answer('Accept');
    expect(await (await rowOf('Nordwerk')).findByText('Accepted')).toBeInTheDocument();
    expect(screen.queryByText(/^Request of Nordwerk/)).not.toBeInTheDocument();
    confirm();
    expect(await screen.findByText('Request of Nordwerk Automotive AG accepted.')).toBeInTheDocument();
  });

  it('takes the answer back when the server refuses, says why and offers another try', async () => {
    const { to } = show({
      [list]: page(nordwerk),
      [respond]: refusal(500, 'UNEXPECTED', 'Something broke. Request 17.'),
    });
    await answer('Decline');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('could not be declined. It stands as before.');
    expect(within(alert).getByText('Something broke. Request 17.')).toHaveAttribute('lang', 'en');
    expect(await (await rowOf('Nordwerk')).findByText('Invited')).toBeInTheDocument();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline request' }));
    expect(to(respond)).toHaveLength(2);
  });

  it('tells of a fault of the server in its own words, with the number that its log knows', async () => {
    const error = { code: 'INTERNAL_ERROR', message: 'Number: 17', details: { requestId: '17' } };
    show({ [list]: page(nordwerk), [respond]: Response.json({ error }, { status: 500 }) });
    await answer('Decline');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong on our side. If it happens again, tell our support team this number: 17',
    );
  });

  it("shows a colleague's answer where it came first", async () => {
    const { LinkingId, ...rest } = accepted().data;
    let current: CustomerRequest = nordwerk;
    show({
      [list]: () => page(current),
      [respond]: () => {
        current = { ...rest, LinkingId };
        return refusal(409, 'STALE_VERSION', 'Changed in the meantime.');
      },
    });
    await answer('Decline');
    expect(await screen.findByRole('alert')).toHaveTextContent('It was changed in the meantime');
    expect(await (await rowOf('Nordwerk')).findByText('Accepted')).toBeInTheDocument();
  });
});

it('offers details and no answer to who may only look', async () => {
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

  it('says what failed and tries again', async () => {
    let away = true;
    show({ [list]: () => (away ? refusal(503, 'DATABASE_AWAY', 'Away.') : page(nordwerk)) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch customer requests');
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: /Nordwerk/ })).toBeInTheDocument();
  });

  it('tells an answer of the wrong shape apart', async () => {
    show({ [list]: { requests: [] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid data format received');
  });

  it('says what to expect when there is no request', async () => {
    show({ [list]: page() });
    expect(await screen.findByRole('heading', { name: 'No requests yet' })).toBeInTheDocument();
  });
});

describe('finding', () => {
  it('filters by status and text, and leads back to all', async () => {
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
    const dialog = within(await screen.findByRole('dialog', { name: 'Request of Velomotive SE' }));
    expect(dialog.getByText('Please answer by May.')).toBeInTheDocument();
    expect(dialog.getByText('Germany')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: /^Accept the request/ })).toBeEnabled();
  });
});

describe('what the customer sees', () => {
  const put = 'PUT /api/customer-requests/project/42/a/visibility';
  const preview = 'GET /api/customer-requests/project/42/a/preview';
  const whole: CustomerView = {
    implementation: { today: 21, inOneYear: 40, inThreeYears: 64 },
    performance: 9,
    contact: { name: 'Anna Berger', jobTitle: '', email: 'anna@alpenguss.example', phoneNumber: '' },
    targets: [],
    footprints: [{ year: 2025, scope1TonsCO2e: 1, scope2TonsCO2e: 2, scope3TonsCO2e: null }],
    emissions: [],
  };

  it('is chosen part by part, and the preview follows at once', async () => {
    let kept = nordwerk;
    const { to } = show({
      [list]: () => page(kept),
      [preview]: { data: whole },
      [put]: ({ body }) => {
        kept = { ...kept, ...(body as { data: Partial<CustomerRequest> }).data, version: kept.version + 1 };
        return { data: kept };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nordwerk Automotive AG' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = within(dialog.getByRole('group', { name: /^What else/ }));
    expect(choice.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await userEvent.click(dialog.getByText('Preview: what Nordwerk Automotive AG sees'));
    expect(await dialog.findByText('anna@alpenguss.example')).toBeInTheDocument();
    expect(dialog.getByText('64%')).toBeInTheDocument();
    await userEvent.click(choice.getByRole('checkbox', { name: /^Main contact/ }));
    expect(dialog.queryByText('anna@alpenguss.example')).not.toBeInTheDocument();
    await userEvent.click(choice.getByRole('checkbox', { name: /^Plans/ }));
    expect(dialog.queryByText('64%')).not.toBeInTheDocument();
    expect(dialog.getByText('21% (score: 21 of 100 points)')).toBeInTheDocument();
    await waitFor(() =>
      expect(to(put).map(({ body }) => body)).toEqual([
        { data: { withheld: ['contact', 'emissions'], sharedAnswers: [] }, version: 1 },
        { data: { withheld: ['contact', 'plans', 'emissions'], sharedAnswers: [] }, version: 2 },
      ]),
    );
  });

  it('has the answers of the sections that are shared, none of them until somebody chooses', async () => {
    let kept = nordwerk;
    const { to } = show({
      [list]: () => page(kept),
      [preview]: {
        data: {
          ...whole,
          answers: [
            { section: 'governance', answers: [{ questionId: 'reporting', value: ['published'] }] },
            { section: 'logistics', answers: [{ questionId: 'lowEmissionTransport', value: 35 }] },
          ],
        },
      },
      [put]: ({ body }) => {
        kept = { ...kept, ...(body as { data: Partial<CustomerRequest> }).data, version: kept.version + 1 };
        return { data: kept };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nordwerk Automotive AG' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Preview: what Nordwerk Automotive AG sees'));
    expect(await dialog.findByText('anna@alpenguss.example')).toBeInTheDocument();
    expect(dialog.queryByRole('heading', { name: 'Answers' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByText('Answers by section: 0 of 10 shared'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Transport to customers' }));
    expect(await dialog.findByText(/transports runs with low emissions/)).toBeVisible();
    expect(dialog.getByText('35%')).toBeInTheDocument();
    expect(dialog.queryByText(/publish its emissions/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(to(put).map(({ body }) => body)).toEqual([
        { data: { withheld: ['emissions'], sharedAnswers: ['logistics'] }, version: 1 },
      ]),
    );
  });

  it('is not asked of a request that was declined', async () => {
    show({ [list]: page(velomotive) });
    await userEvent.click(await screen.findByRole('button', { name: 'Velomotive SE' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('while the server is away', () => {
  it('keeps the answer, marks it, and sends it once when the server is back', async () => {
    let away = true;
    const server = accepting();
    const { to } = show({
      ...server,
      [respond]: () => (away ? refusal(503, 'DATABASE_AWAY', 'Away.') : server[respond]()),
    });
    await answer('Accept');
    expect(await screen.findByText('Kept on this device')).toBeInTheDocument();
    const row = await rowOf('Nordwerk');
    expect(row.getByText('Accepted')).toBeInTheDocument();
    expect(row.getByText('Not sent yet')).toBeInTheDocument();
    away = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(row.queryByText('Not sent yet')).not.toBeInTheDocument());
    expect(row.getByText('Accepted')).toBeInTheDocument();
    expect(server[respond]).toHaveBeenCalledTimes(1);
    const keys = to(respond).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });
});
