import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { list, page, paper, showing, steel } from '../../../../tests/support/web/supply-chain-screen';
import { api } from '../../../lib/api/api';
import { testSupplier } from '../test-supplier';
import { SupplyChainScreen } from './supply-chain-screen';

const show = showing(<SupplyChainScreen />);
const alu = testSupplier({ linkingId: 'c', supplierName: 'Alu Ost' });

beforeEach(() => window.sessionStorage.clear());

/** Shows the screen, and what a colleague changes. */
function open(first: ReturnType<typeof page>) {
  let shown = first;
  const { store } = show({ [list]: () => shown });
  return async (next: ReturnType<typeof page>) => {
    shown = next;
    act(() => void store.dispatch(api.util.invalidateTags(['Suppliers'])));
  };
}

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

describe('when a colleague uses the last invitation', () => {
  it('the form for one supplier stays open with its input, and says so', async () => {
    const change = open(page([steel]));
    await press('Invite supplier');
    await userEvent.type(screen.getByLabelText('Company name'), 'Papier West');
    await change(page([steel, alu], { remainingInvites: 0 }));
    const form = within(screen.getByRole('dialog'));
    expect(await form.findByText('All invitations are used')).toBeVisible();
    expect(form.getByLabelText('Company name')).toHaveValue('Papier West');
  });

  it('the form for several stays open with its rows', async () => {
    const change = open(page([steel]));
    await press('Invite several');
    await userEvent.click(screen.getByLabelText('Or paste rows here'));
    await userEvent.paste('Papier West\tinfo@west.example');
    await change(page([steel, alu], { remainingInvites: 0 }));
    expect((await screen.findAllByText('All invitations are used'))[0]).toBeVisible();
    expect(screen.getByLabelText('Or paste rows here')).toHaveValue('Papier West\tinfo@west.example');
  });
});

describe('a reminder to everybody who owes an answer', () => {
  const answered = { ...alu, status: 'submitted' as const, lastSubmitDate: '2026-05-01T09:00:00.000Z' };
  const message = () => screen.getByLabelText(/^Message/);

  it('keeps its message when only one of them is left', async () => {
    const change = open(page([steel, alu]));
    await press('Remind all 2 awaiting answer');
    await userEvent.type(message(), 'We close our books.');
    await change(page([steel, answered]));
    expect(await screen.findByRole('dialog', { name: 'Remind Stahlwerk Nord' })).toBeVisible();
    expect(message()).toHaveValue('We close our books.');
  });

  it('keeps its message when one more is invited', async () => {
    const change = open(page([steel]));
    await press('Remind the one awaiting answer');
    await userEvent.type(message(), 'We close our books.');
    await change(page([steel, alu]));
    expect(await screen.findByRole('dialog', { name: 'Remind 2 suppliers' })).toBeVisible();
    expect(message()).toHaveValue('We close our books.');
  });

  it('ends with a note when nobody is left', async () => {
    const change = open(page([alu]));
    await press('Remind the one awaiting answer');
    await change(page([answered, paper]));
    expect(await screen.findByText(/nobody is left to remind/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
