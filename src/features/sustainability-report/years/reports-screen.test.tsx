import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { ReportSummary, SustainabilityReport } from '../../../../core/contracts/sustainability-report';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { openedStores } from '../../../../tests/support/web/opened-stores';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { editDiscarded, mineKept } from '../../../lib/outbox/actions';
import { outboxSlice } from '../../../lib/outbox/outbox-slice';
import { ReportScreen } from '../components/report-screen';
import { ReportsScreen } from './reports-screen';

const navigate = jest.fn();
jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: (...args: unknown[]) => navigate(...args) as unknown,
}));

const path = '/api/sustainability-reports/project/42';
const summary: ReportSummary = {
  ...{ year: 2024, module: 'comprehensive', answered: 40, total: 63 },
  ...{ updatedAt: '2026-11-20T10:00:00.000Z', updatedBy: 'Anna Berger', version: 3 },
};
/** As the server returns it once it has been started. */
const begun: SustainabilityReport = {
  ...{ year: 2025, companyName: 'Alpenguss GmbH', currency: 'EUR', account: { needsRecalculation: false } },
  period: { start: '2025-01-01', end: '2025-12-31' },
  values: [
    {
      ...{ concept: 'BasisForPreparation', member: '' },
      value: 'OptionBBasicModuleAndComprehensiveModuleMember',
    },
  ],
  omissions: [],
  known: [
    { concept: 'GrossScope1GreenhouseGasEmissions', member: '', value: 141.706, source: 'carbonAccount' },
  ],
  ...{ updatedAt: '2026-11-24T10:00:00.000Z', updatedBy: 'Luis Ortega', version: 1 },
};
const basic = {
  ...begun,
  values: [{ concept: 'BasisForPreparation', member: '', value: 'OptionABasicModuleOnlyMember' }],
};
const stale = (details: object) =>
  Response.json({ error: { code: 'STALE_VERSION', message: 'Stale.', details } }, { status: 409 });

const opened = openedStores();
beforeEach(() => {
  newDevice();
  navigate.mockClear();
});

function show(stubs: Parameters<typeof stubNetwork>[0]) {
  const network = stubNetwork({ [`GET ${path}`]: { data: [summary] }, ...stubs });
  const store = opened(screenStore());
  const page = (content: React.ReactNode) => (
    <Provider store={store}>
      <WithTexts>{content}</WithTexts>
    </Provider>
  );
  const { rerender } = render(page(<ReportsScreen />));
  const entries = () => outboxSlice.selectors.selectOutbox(store.getState() as never).entries;
  return {
    ...network,
    entries,
    open: (part: string) => rerender(page(<ReportScreen year={2025} part={part} />)),
    back: () => rerender(page(<ReportsScreen />)),
    decide: async (decision: (id: string) => UnknownAction) => {
      const [entry] = entries();
      await act(async () => store.dispatch(decision(entry?.id ?? '')) as unknown as Promise<void>);
    },
    /** Write requests, in order. */
    sent: () =>
      network.calls.flatMap((call) => (call.method === 'GET' ? [] : [`${call.method} ${call.path}`])),
  };
}

const onLine = jest.spyOn(navigator, 'onLine', 'get');
afterEach(() => onLine.mockReturnValue(true));
function goOffline() {
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
}
function goOnline() {
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
}
const heading = (year: number) => screen.findByRole('heading', { name: String(year) });
const isListed = (year: number) => screen.queryByRole('heading', { name: String(year) }) !== null;

async function begin() {
  await heading(2024);
  await userEvent.selectOptions(screen.getByLabelText('Year'), '2025');
  await userEvent.click(screen.getByRole('button', { name: 'Begin the report of 2025' }));
}
/** Waits for the navigation, so that the person has left the list before the network returns. */
async function beginOffline() {
  await begin();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
}
async function type(label: string | RegExp, value: string) {
  const field = await screen.findByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
async function removeReport(year: number) {
  await userEvent.click(await screen.findByRole('button', { name: `Remove the report of ${year}` }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
}

it('lists every year with its progress, and starts another in the module of the last one', async () => {
  const network = show({ [`POST ${path}`]: { data: begun } });
  expect(await heading(2024)).toBeInTheDocument();
  expect(screen.getByText('40 of 63 answered')).toBeInTheDocument();
  expect(within(screen.getByLabelText('Year')).queryByRole('option', { name: '2024' })).toBeNull();
  await begin();
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledWith('/self-assessment/sustainability-report/2025/update/'),
  );
  expect(network.to(`POST ${path}`).map(({ body }) => body)).toEqual([
    { data: { year: 2025, module: 'comprehensive', version: 0 } },
  ]);
});

it('says that the reports could not be loaded, and loads them on retry', async () => {
  let isDown = true;
  show({
    [`GET ${path}`]: () => (isDown ? refusal(503, 'DRAINING', 'Later.') : { data: [summary] }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await heading(2024)).toBeInTheDocument();
});

describe('started offline', () => {
  it('can be filled in, and is sent before what was typed', async () => {
    const network = show({
      [`POST ${path}`]: { data: begun },
      [`POST ${path}/2025/save`]: { data: { ...begun, version: 2 } },
      [`GET ${path}/2025`]: { data: begun },
      [`GET ${path}/2024`]: { data: { ...begun, year: 2024 } },
    });
    await heading(2024);
    goOffline();
    await beginOffline();
    expect(await heading(2025)).toBeInTheDocument();
    expect(screen.getByText('Not sent yet')).toBeInTheDocument();

    network.open('B3');
    expect(await screen.findByText(/^This report is on this device only/)).toBeInTheDocument();
    expect(screen.queryByText(/^There is no calculated carbon account/)).not.toBeInTheDocument();
    await type('Total energy consumption (MWh)', '900');
    await waitFor(() => expect(network.entries()).toHaveLength(2));
    expect(network.sent()).toEqual([]);

    goOnline();
    await waitFor(() => expect(network.entries()).toEqual([]));
    expect(network.sent()).toEqual([`POST ${path}`, `POST ${path}/2025/save`]);
    expect(network.to(`POST ${path}/2025/save`)[0]?.body).toMatchObject({ data: { version: 1 } });
    expect(screen.queryByText(/^This report is on this device only/)).not.toBeInTheDocument();
    expect(await screen.findByLabelText(/^Gross Scope 1 greenhouse gas emissions/)).toHaveValue('141.71');
  });

  it('and meanwhile by a colleague in the other module: the person decides, and nothing typed is lost', async () => {
    let reports = [summary];
    const network = show({
      [`GET ${path}`]: () => ({ data: reports }),
      [`POST ${path}`]: () => {
        reports = [{ ...summary, year: 2025, module: 'basic' }, summary];
        return stale({ ...basic, version: 4, updatedBy: 'Anna Berger' });
      },
      [`POST ${path}/2025/save`]: { data: { ...basic, version: 5 } },
      [`GET ${path}/2025`]: { data: { ...basic, version: 4 } },
    });
    await heading(2024);
    goOffline();
    await beginOffline();
    network.open('B3');
    await type('Total energy consumption (MWh)', '900');
    await waitFor(() => expect(network.entries()).toHaveLength(2));
    network.back();
    goOnline();
    expect(await screen.findByText('Changed in the meantime')).toBeInTheDocument();
    expect(network.sent()).toEqual([`POST ${path}`]);
    await network.decide(editDiscarded);
    await waitFor(() => expect(network.sent()).toEqual([`POST ${path}`, `POST ${path}/2025/save`]));
    expect(isListed(2025)).toBe(true);
  });

  it('and its module kept over the colleague’s, based on the version on the server', async () => {
    let answers = [stale({ ...basic, version: 4 }), { data: { ...begun, version: 5 } }];
    const network = show({
      [`POST ${path}`]: () => {
        const [first = {}, ...rest] = answers;
        answers = rest;
        return first;
      },
    });
    await heading(2024);
    goOffline();
    await beginOffline();
    await heading(2025);
    goOnline();
    await screen.findByText('Changed in the meantime');
    await network.decide(mineKept);
    await waitFor(() => expect(network.entries()).toEqual([]));
    expect(network.to(`POST ${path}`).map(({ body }) => body)).toEqual([
      { data: { year: 2025, module: 'comprehensive', version: 0 } },
      { data: { year: 2025, module: 'comprehensive', version: 4 } },
    ]);
  });

  it('and removed again: nothing is ever sent', async () => {
    const network = show({});
    await heading(2024);
    goOffline();
    await beginOffline();
    network.open('B3');
    await type('Total energy consumption (MWh)', '900');
    await waitFor(() => expect(network.entries()).toHaveLength(2));
    network.back();
    await removeReport(2025);
    await waitFor(() => expect(network.entries()).toEqual([]));
    expect(isListed(2025)).toBe(false);
    goOnline();
    expect(await heading(2024)).toBeInTheDocument();
    expect(network.sent()).toEqual([]);
  });
});

it('started by a colleague in the other module just before: says so, and shows theirs', async () => {
  let reports = [summary];
  const network = show({
    [`GET ${path}`]: () => ({ data: reports }),
    [`POST ${path}`]: () => {
      reports = [{ ...summary, year: 2025, module: 'basic' }, summary];
      return stale(basic);
    },
  });
  await begin();
  expect(await screen.findByText(/^A colleague has begun this report in the meantime/)).toBeInTheDocument();
  expect(await heading(2025)).toBeInTheDocument();
  expect(network.entries()).toEqual([]);
});

it('removes a report after a confirmation, with the version that was seen', async () => {
  const network = show({ [`DELETE ${path}/2024`]: { data: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the report of 2024' }));
  expect(network.sent()).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(network.sent()).toEqual([`DELETE ${path}/2024?version=3`]);
});

it('keeps a report that a colleague has changed meanwhile, and says so', async () => {
  show({ [`DELETE ${path}/2024`]: () => stale({ ...begun, year: 2024, version: 9 }) });
  await removeReport(2024);
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/^A colleague has changed this report/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(isListed(2024)).toBe(true);
});

describe('removed offline', () => {
  it('disappears immediately, and can be kept until the removal is sent', async () => {
    const network = show({});
    await heading(2024);
    goOffline();
    await removeReport(2024);
    expect(await screen.findByText(/^The report of 2024 will be removed/)).toBeInTheDocument();
    expect(isListed(2024)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Keep the report of 2024' }));
    expect(await heading(2024)).toBeInTheDocument();
    expect(network.entries()).toEqual([]);
    expect(network.sent()).toEqual([]);
  });

  it('is sent once online, and waits for a decision if a colleague has changed it', async () => {
    const network = show({
      [`DELETE ${path}/2024`]: () => stale({ ...begun, year: 2024, version: 9 }),
    });
    await heading(2024);
    goOffline();
    await removeReport(2024);
    await screen.findByText(/^The report of 2024 will be removed/);
    goOnline();
    expect(await screen.findByText('Changed in the meantime')).toBeInTheDocument();
    expect(network.sent()).toEqual([`DELETE ${path}/2024?version=3`]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep the report of 2024' }));
    expect(await heading(2024)).toBeInTheDocument();
  });
});
