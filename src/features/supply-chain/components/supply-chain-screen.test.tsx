import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { SupplyChainPermissions } from '../../../../core/access/supply-chain';
import type { RemindAllBody, Supplier, SupplierDetails } from '../../../../core/contracts/supply-chain';
import { screenStore } from '../../../../tests/support/web/api-store';
import { refusal, stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { populateNoted, populateSlice } from '../../../lib/populate/populate-slice';
import { supplyChainSlice } from '../supply-chain-slice';
import { testSupplier } from '../test-supplier';
import { SupplyChainScreen } from './supply-chain-screen';

const path = '/api/supplychain-suppliers/project/42';
const list = `GET ${path}`;
const steel = testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk Nord' });
const paper = testSupplier({
  linkingId: 'b',
  supplierName: 'Papier Süd',
  sectorCode: 'PAPER_PRINT',
  status: 'submitted',
  linkingCreated: '2026-01-01T09:00:00.000Z',
  lastSubmitDate: '2026-05-01T09:00:00.000Z',
  implementation: { today: 21, inOneYear: 40, inThreeYears: 64 },
  performance: 9,
});
const plan: SupplyChainPermissions = {
  canAccess: true,
  canInvite: true,
  inviteQuota: 10,
  remainingInvites: 8,
  isTrialMode: true,
  lastUpdated: '2026-06-01T09:00:00.000Z',
};

const page = (
  data: Supplier[],
  permissions: Partial<SupplyChainPermissions> = {},
  spendYear: number | null = null,
) => ({
  data,
  meta: { pagination: { pageCount: 1 }, permissions: { ...plan, ...permissions }, spendYear },
});
const sectors = {
  data: [{ code: 'STEEL' }, { code: 'PAPER_PRINT' }],
  meta: { pagination: { pageCount: 1 } },
};

function show(routes: Parameters<typeof stubNetwork>[0]) {
  const network = stubNetwork({ 'GET /api/app-hotspot-sectors': sectors, ...routes });
  const store = screenStore(supplyChainSlice, populateSlice);
  render(
    <Provider store={store}>
      <WithTexts>
        <SupplyChainScreen />
      </WithTexts>
    </Provider>,
  );
  return { ...network, store };
}

beforeEach(() => window.sessionStorage.clear());

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the list', () => {
  it('shows where each supplier stands, the one invited last first', async () => {
    show({ [list]: page([paper, steel]) });
    const row = within(
      (await screen.findByRole('rowheader', { name: /Papier/ })).parentElement as HTMLElement,
    );
    expect(row.getByText('Submitted')).toBeInTheDocument();
    expect(row.getByText('21%')).toBeInTheDocument();
    expect(row.getByText('64%')).toBeInTheDocument();
    expect(names()).toEqual([expect.stringContaining('Stahlwerk'), expect.stringContaining('Papier')]);
  });

  it('sorts by a column, and back', async () => {
    show({ [list]: page([paper, steel]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Supplier' }));
    expect(names()[0]).toContain('Papier');
    expect(screen.getByRole('columnheader', { name: 'Supplier' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Supplier' }));
    expect(names()[0]).toContain('Stahlwerk');
  });

  it('is narrowed by status and text, and one button shows all again', async () => {
    show({ [list]: page([paper, steel]) });
    await userEvent.click(await screen.findByRole('radio', { name: /^Submitted/ }));
    expect(names()).toEqual([expect.stringContaining('Papier')]);
    await userEvent.type(screen.getByRole('searchbox'), 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Show all suppliers' }));
    expect(names()).toHaveLength(2);
  });

  it('is narrowed to a country, and turned round on a narrow screen', async () => {
    const swedish = { ...paper, countryCode: 'SE' };
    show({ [list]: page([swedish, steel]) });
    await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Sweden');
    expect(names()).toEqual([expect.stringContaining('Papier')]);
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'All countries');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Country');
    expect(names()[0]).toContain('Stahlwerk');
    await userEvent.click(screen.getByRole('button', { name: 'Reverse the order' }));
    expect(names()[0]).toContain('Papier');
  });

  it('shows the columns that were chosen, again after a visit elsewhere', async () => {
    show({ [list]: page([paper]) });
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Emissions avoided' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Invited on' }));
    expect(screen.getByRole('columnheader', { name: 'Emissions avoided' })).toBeInTheDocument();
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Invited on');
    cleanup();
    show({ [list]: page([paper]) });
    expect(await screen.findByRole('columnheader', { name: 'Emissions avoided' })).toBeInTheDocument();
    window.localStorage.clear();
  });

  it('says how much of what is bought the answers cover', async () => {
    const suppliers = [
      { ...paper, shareOfSpend: 12.5 },
      { ...steel, shareOfSpend: 30 },
    ];
    show({ [list]: page(suppliers, {}, 2025) });
    const tile = (await screen.findByText('Purchases covered by answers')).parentElement;
    expect(tile).toHaveTextContent('12.5% of 2025');
    expect(screen.getByText('30%')).toBeInTheDocument();
  });

  it('says in the row when a mail does not arrive', async () => {
    show({ [list]: page([{ ...steel, mail: 'failed' }]) });
    expect(await screen.findByText('Mail could not be delivered')).toBeInTheDocument();
  });
});

describe('the plan', () => {
  it('counts the invitations of a trial', async () => {
    show({ [list]: page([steel]) });
    expect(await screen.findByText(/8 of 10 invitations are left/)).toBeInTheDocument();
  });

  it.each([
    ['an ended trial', { canInvite: false }, 'The trial has ended'],
    ['a used quota', { remainingInvites: 0 }, 'All invitations are used'],
  ])('%s leaves the suppliers, and nobody can be invited', async (_what, permissions, title) => {
    show({ [list]: page([steel], permissions) });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /Stahlwerk/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invite supplier' })).toBeDisabled();
  });

  it('without access says why nothing is there', async () => {
    show({ [list]: page([], { canAccess: false, canInvite: false }) });
    expect(
      await screen.findByRole('heading', { name: 'Supply chain management is not available' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite supplier' })).not.toBeInTheDocument();
  });

  it('says so where the server could not look for suppliers who have registered', async () => {
    const { store } = show({ [list]: page([]) });
    expect(await screen.findByRole('heading', { name: 'No suppliers yet' })).toBeInTheDocument();
    expect(screen.queryByText('Population failed')).not.toBeInTheDocument();
    const note = { module: 'supplychain-suppliers', state: 'failed' as const, at: 0 };
    act(() => void store.dispatch(populateNoted(note)));
    expect(screen.getByText('Population failed')).toBeInTheDocument();
  });

  it('a server that knows of no suppliers is an empty list', async () => {
    show({ [list]: refusal(404, 'NOT_FOUND', 'Not found.') });
    expect(await screen.findByRole('heading', { name: 'No suppliers yet' })).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let away = true;
    show({ [list]: () => (away ? refusal(503, 'DATABASE_AWAY', 'Away.') : page([steel])) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch suppliers');
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: /Stahlwerk/ })).toBeInTheDocument();
  });
});

describe('inviting', () => {
  const invite = `POST ${path}/invite`;

  async function fill() {
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Invite supplier' }))[0] as HTMLElement,
    );
    const form = within(screen.getByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(form.getByText('Supplier name is required')).toBeInTheDocument();
    expect(form.getByText('Please enter a valid email address')).toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Company name'), 'Alu Ost');
    await userEvent.type(form.getByLabelText('Email address'), 'info@alu-ost.example');
    await userEvent.type(form.getByRole('combobox', { name: 'Product group' }), 'steel{Enter}');
    await userEvent.type(form.getByRole('combobox', { name: 'Country of production' }), 'pola{Enter}');
    await userEvent.selectOptions(form.getByLabelText('Language of the mail'), 'Deutsch');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    return form;
  }

  it('says what is missing, sends the rest, and counts down', async () => {
    const { to } = show({ [list]: page([steel]), [invite]: { linkingId: 'c', remainingInvites: 7 } });
    await fill();
    expect(await screen.findByText('Alu Ost has been invited. 7 invitations are left.')).toBeInTheDocument();
    expect(to(invite).map(({ body }) => body)).toEqual([
      {
        supplierName: 'Alu Ost',
        wanted: ['selfAssessment'],
        supplierId: '',
        email: 'info@alu-ost.example',
        sectorCode: 'STEEL',
        countryCode: 'PL',
        locale: 'de',
        dueDate: null,
        remindDaysBefore: null,
        message: '',
      },
    ]);
  });

  it('says what is wrong when a field is left, until it is corrected', async () => {
    const { to } = show({ [list]: page([steel]), [invite]: { linkingId: 'c', remainingInvites: 7 } });
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Invite supplier' }))[0] as HTMLElement,
    );
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(form.getByLabelText('Email address'), 'info@');
    expect(form.queryByText('Please enter a valid email address')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await form.findByText('Please enter a valid email address')).toBeVisible();
    expect(form.queryByText('Supplier name is required')).not.toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Email address'), 'alu-ost.example');
    await waitFor(() =>
      expect(form.queryByText('Please enter a valid email address')).not.toBeInTheDocument(),
    );
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(form.getByLabelText('Company name')).toHaveFocus());
    expect(to(invite)).toHaveLength(0);
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    show({ [list]: page([steel]), [invite]: refusal(409, 'ALREADY_INVITED', 'Again.') });
    const form = await fill();
    expect(await form.findByText(/has already been invited for this product group/)).toBeInTheDocument();
    expect(form.getByLabelText('Company name')).toHaveValue('Alu Ost');
  });
});

describe('reminding', () => {
  const remind = `POST ${path}/remind`;
  const remindAll = `POST ${path}/remind-all`;

  it('shows the mail before it is sent to one', async () => {
    const preview = { recipient: 'x@y.example', locale: 'de', subject: 'Erinnerung', text: 'Guten Tag' };
    const { to } = show({
      [list]: page([steel]),
      [`GET ${path}/a`]: refusal(500, 'X', 'X'),
      [`POST ${path}/preview-reminder`]: { ...preview },
      [remind]: { data: steel },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remind Stahlwerk Nord' }));
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Please.');
    await userEvent.click(dialog.getByText('Preview of the mail'));
    expect(await dialog.findByText('Guten Tag')).toBeInTheDocument();
    expect(dialog.getByText('To x@y.example')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    expect(await screen.findByText('Stahlwerk Nord has been reminded.')).toBeInTheDocument();
    expect(to(remind).map(({ body }) => body)).toEqual([
      { linkingId: 'a', message: 'Please.', confirmed: false },
    ]);
  });

  it('says of a supplier who wants no mails that none is sent', async () => {
    show({ [list]: page([{ ...steel, mail: 'unwanted' }]), [`GET ${path}/a`]: refusal(500, 'X', 'X') });
    await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remind' }));
    expect(screen.getByText(/The people of this supplier want no mails\./)).toBeInTheDocument();
    expect(screen.queryByText('Preview of the mail')).not.toBeInTheDocument();
  });

  it('asks first when everybody was asked within a day, and reports who was left out', async () => {
    const now = new Date().toISOString();
    const recent = [
      { ...steel, lastLinkingRequest: now },
      testSupplier({ linkingId: 'c', supplierName: 'Alu Ost', lastLinkingRequest: now }),
    ];
    const answer = { reminded: 1, askedRecently: 0, notWaiting: 1, remaining: 0 };
    const { to } = show({ [list]: page(recent), [remindAll]: answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Remind all 2 awaiting answer' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Send reminder' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /asked within the last 24 hours/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send reminder' }));
    expect(
      await screen.findByText('1 supplier has been reminded. 1 was left out: declined or withdrawn.'),
    ).toBeInTheDocument();
    expect(to(remindAll).map(({ body }) => body)).toEqual([{ linkingIds: ['a', 'c'], confirmed: true }]);
  });

  it('goes on until nobody who owes an answer is left', async () => {
    const alu = testSupplier({ linkingId: 'c', supplierName: 'Alu Ost' });
    const rounds = [
      { reminded: 500, askedRecently: 3, notWaiting: 0, remaining: 100 },
      { reminded: 100, askedRecently: 503, notWaiting: 0, remaining: 0 },
      { reminded: 0, askedRecently: 0, notWaiting: 0, remaining: 0 },
    ];
    const { to } = show({ [list]: page([steel, alu]), [remindAll]: () => rounds.shift() ?? {} });
    await userEvent.click(await screen.findByRole('button', { name: 'Remind all 2 awaiting answer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send reminder' }));
    expect(
      await screen.findByText(/^600 suppliers have been reminded. 3 were left out: asked/),
    ).toBeInTheDocument();
    expect(to(remindAll)).toHaveLength(3);
  });

  it('sends nobody a second mail when a part of the calls is tried again', async () => {
    const alu = testSupplier({ linkingId: 'c', supplierName: 'Alu Ost' });
    let away = true;
    const answer = { reminded: 1, askedRecently: 0, notWaiting: 0, remaining: 0 };
    const { to } = show({
      [list]: page([steel, alu]),
      [remindAll]: ({ body }) =>
        away && (body as RemindAllBody).actionCode === 'NOT_SUBMITTED'
          ? refusal(503, 'TOO_BUSY', 'Too busy.')
          : answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remind all 2 awaiting answer' }));
    const send = screen.getByRole('button', { name: 'Send reminder' });
    await userEvent.click(send);
    expect(await screen.findByText(/The server cannot do this at the moment/)).toBeInTheDocument();
    away = false;
    await userEvent.click(send);
    expect(await screen.findByText(/^2 suppliers have been reminded/)).toBeInTheDocument();
    const keys = to(remindAll).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(2);
  });

  it('says so when the supplier is gone, and selects it no longer', async () => {
    let suppliers = [steel, paper];
    show({
      [list]: () => page(suppliers),
      [remind]: () => {
        suppliers = [paper];
        return refusal(404, 'NOT_FOUND', 'Not found.');
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Stahlwerk Nord' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remind 1 supplier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send reminder' }));
    // The dialog says it first, and the page once the list has been fetched again.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('This supplier is not in your list any more.')).toBeInTheDocument();
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('This supplier is not in your list any more.')).not.toBeInTheDocument();
  });
});

describe('the drawer', () => {
  const details = (supplier: Supplier, changes: Partial<SupplierDetails> = {}) => ({
    data: {
      ...supplier,
      message: '',
      contact: null,
      targets: [],
      footprints: [],
      emissions: [],
      history: [{ at: '2026-05-01T09:00:00.000Z', what: 'mailFailed' }],
      ...changes,
    },
  });

  it('names what the supplier does not share', async () => {
    const secretive: Supplier = {
      ...paper,
      implementation: { today: 21, inOneYear: null, inThreeYears: null },
      withheld: ['contact', 'footprints', 'plans'],
    };
    const targets: SupplierDetails['targets'] = [
      { id: 'a', scope: 'SCOPE3', baseYear: 2020, targetYear: 2030, reductionPercent: 30 },
    ];
    show({ [list]: page([secretive]), [`GET ${path}/b`]: details(secretive, { targets }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Papier Süd' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Papier Süd' }));
    const part = async (name: string) => within(await drawer.findByRole('region', { name }));
    expect((await part('Contact')).getByText('Not shared by the supplier')).toBeInTheDocument();
    expect((await part('Carbon footprint')).getByText('Not shared by the supplier')).toBeInTheDocument();
    expect((await part('Implementation degree')).getAllByText('Not shared by the supplier')).toHaveLength(2);
    expect(
      (await part('Implementation degree')).getByText('21% (score: 21 of 100 points)'),
    ).toBeInTheDocument();
    expect((await part('Reduction targets')).getByText(/minus 30% by 2030/)).toBeInTheDocument();
    expect(drawer.getByText('Mail could not be delivered')).toBeInTheDocument();
  });

  it('says when a supplier has answered nothing, and when a number stands for several', async () => {
    const silent = { ...paper, supplierId: '4711', implementation: null, performance: null };
    show({ [list]: page([silent, steel]), [`GET ${path}/b`]: details(silent) });
    const row = (await screen.findByRole('rowheader', { name: /Papier/ })).parentElement as HTMLElement;
    expect(within(row).getByText('not answered')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Papier Süd' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Papier Süd' }));
    expect(drawer.getByText(/^Not answered: the supplier has submitted/)).toBeInTheDocument();
    expect(drawer.getByText(/Several suppliers have the number 4711/)).toBeInTheDocument();
  });
});

it('withdraws an invitation after a question', async () => {
  const { to } = show({
    [list]: page([steel]),
    [`GET ${path}/a`]: refusal(500, 'X', 'X'),
    [`DELETE ${path}/a`]: { remainingInvites: 9 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw invitation' }));
  const question = within(screen.getByRole('dialog', { name: 'Withdraw the invitation?' }));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw invitation' }));
  expect(await screen.findByText('The invitation of Stahlwerk Nord has been withdrawn.')).toBeInTheDocument();
  await waitFor(() => expect(to(`DELETE ${path}/a`)).toHaveLength(1));
});

it('opens the supplier that the address names, once', async () => {
  const linkingId = '0a000000-0000-4000-8000-000000000001';
  window.location.hash = `#${linkingId}`;
  show({ [list]: page([testSupplier({ linkingId, supplierName: 'Stahlwerk Nord' }), paper]) });
  expect(await screen.findByRole('dialog', { name: /Stahlwerk Nord/ })).toBeInTheDocument();
  expect(window.location.hash).toBe('');
});
