import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna } from '../../../../tests/support/web/fake-auth';
import { testUser } from '../../../../tests/support/web/test-user';
import { refusal } from '../../../../tests/support/web/stub-network';
import { projectApi } from '../../../domain/company/project-api';
import { populateNoted } from '../../../lib/populate/populate-slice';
import { list, names, page, paper, showing, steel } from '../../../../tests/support/web/supply-chain-screen';
import { testDetails } from '../test-supplier';
import { SupplyChainScreen } from './supply-chain-screen';

const show = showing(<SupplyChainScreen />);

describe('the list', () => {
  it('shows the state of each supplier, latest invitation first', async () => {
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

  it('is filtered by status and text, and one button shows all again', async () => {
    show({ [list]: page([paper, steel]) });
    await userEvent.click(await screen.findByRole('radio', { name: /^Submitted/ }));
    expect(names()).toEqual([expect.stringContaining('Papier')]);
    await userEvent.type(screen.getByRole('searchbox'), 'nobody');
    await userEvent.click(screen.getByRole('button', { name: 'Show all suppliers' }));
    expect(names()).toHaveLength(2);
  });

  it('is filtered by country, and reversed on a narrow screen', async () => {
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

  it('shows the chosen columns again after a visit elsewhere', async () => {
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

  it('says how much of the purchases the answers cover', async () => {
    const suppliers = [
      { ...paper, shareOfSpend: 12.5 },
      { ...steel, shareOfSpend: 30 },
    ];
    show({ [list]: page(suppliers, {}, 2025) });
    const tile = (await screen.findByText('Purchases covered by answers')).parentElement;
    expect(tile).toHaveTextContent('12.5% of 2025 purchases');
    expect(screen.getByText('30%')).toBeInTheDocument();
  });

  it('shows in the row that a mail was not delivered', async () => {
    show({ [list]: page([{ ...steel, mail: 'failed' }]) });
    expect(await screen.findByText('Email could not be delivered')).toBeInTheDocument();
  });
});

it('closes the details of a supplier when the page is left', async () => {
  window.history.replaceState(null, '', '/supply-chain-management/');
  const { unmount, showAgain } = show({ [list]: page([steel]), [`${list}/a`]: { data: testDetails(steel) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
  expect(screen.getByRole('dialog', { name: 'Stahlwerk Nord' })).toBeVisible();
  window.history.pushState(null, '', '/overview/');
  unmount();
  showAgain();
  expect(await screen.findByRole('button', { name: 'Stahlwerk Nord' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('the plan', () => {
  it('counts the invitations of a trial', async () => {
    show({ [list]: page([steel]) });
    expect(await screen.findByText(/8 of 10 invitations are left/)).toBeInTheDocument();
    expect(screen.queryByText('Invitations left')).not.toBeInTheDocument();
  });

  it('counts those of a paid plan next to the suppliers', async () => {
    show({ [list]: page([steel], { isTrialMode: false }) });
    expect((await screen.findByText('Invitations left')).parentElement).toHaveTextContent('8 of 10');
  });

  it.each([
    ['an ended trial', { canInvite: false }, 'The trial has ended'],
    ['a used quota', { remainingInvites: 0 }, 'All invitations are used'],
  ])('%s keeps the suppliers, and nobody can be invited', async (_what, permissions, title) => {
    show({ [list]: page([steel], permissions) });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: /Stahlwerk/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invite supplier' })).toBeDisabled();
  });

  it('without access explains why nothing is shown', async () => {
    show({ [list]: page([], { canAccess: false, canInvite: false }) });
    expect(
      await screen.findByRole('heading', { name: 'Supply chain management is not available' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite supplier' })).not.toBeInTheDocument();
  });

  it('says so if the server could not look for registered suppliers', async () => {
    const { store } = show({ [list]: page([]) });
    expect(await screen.findByRole('heading', { name: 'No suppliers yet' })).toBeInTheDocument();
    expect(screen.queryByText('Population failed')).not.toBeInTheDocument();
    const note = { module: 'supplychain-suppliers', state: 'failed' as const, at: 0 };
    act(() => void store.dispatch(populateNoted(note)));
    expect(screen.getByText('Population failed')).toBeInTheDocument();
  });

  it('a server without suppliers gives an empty list', async () => {
    show({ [list]: refusal(404, 'NOT_FOUND', 'Not found.') });
    expect(await screen.findByRole('heading', { name: 'No suppliers yet' })).toBeInTheDocument();
  });

  it('says what failed and offers a retry', async () => {
    let away = true;
    show({ [list]: () => (away ? refusal(503, 'DATABASE_AWAY', 'Away.') : page([steel])) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch suppliers');
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: /Stahlwerk/ })).toBeInTheDocument();
  });
});

describe('without a connection', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says that inviting and reminding need one', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ [list]: page([steel]) });
    expect(await screen.findByText(/^You are not connected/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Invite supplier' })).toBeDisabled();
  });
});

describe('with view-only access', () => {
  async function showToViewer(suppliers = [{ ...steel, dueDate: '2027-03-31' }]) {
    const { store } = show({
      [list]: page(suppliers),
      [`${list}/a`]: refusal(500, 'X', 'X'),
      'GET /api/user-management/project/42/users': {
        data: [testUser({ email: anna.email, viewOnly: true })],
        meta: { pagination: { total: 1, pageCount: 1 } },
      },
    });
    await act(() => store.dispatch(projectApi.endpoints.getUsers.initiate(42)));
  }

  it('nobody can be invited or reminded, and the connection is not blamed', async () => {
    await showToViewer();
    expect(await screen.findByRole('button', { name: 'Invite supplier' })).toBeDisabled();
    expect(screen.queryByText(/^You are not connected/)).not.toBeInTheDocument();
  });

  it('an empty list asks for no invitations', async () => {
    await showToViewer([]);
    expect(await screen.findByRole('heading', { name: 'No suppliers yet' })).toBeVisible();
    expect(screen.queryByText(/^Invite the suppliers/)).not.toBeInTheDocument();
  });

  it('no supplier can be selected, since a selection is for reminding', async () => {
    await showToViewer();
    expect(await screen.findByRole('button', { name: 'Stahlwerk Nord' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Stahlwerk/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /^Select / })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remind / })).not.toBeInTheDocument();
  });

  it('the request to a supplier can be read and not changed', async () => {
    await showToViewer();
    await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Stahlwerk Nord' }));
    expect(drawer.getByLabelText(/^Answer due by/)).toHaveValue('2027-03-31');
    expect(drawer.getByLabelText(/^Answer due by/)).toBeDisabled();
    expect(drawer.getByRole('checkbox', { name: 'Self-assessment' })).toBeDisabled();
  });
});
