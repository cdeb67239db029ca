import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../tests/support/web/stub-network';
import { list, page, path, showing, steel } from '../../../../tests/support/web/supply-chain-screen';
import { SupplyChainScreen } from '../screen/supply-chain-screen';
import { testDetails } from '../test-supplier';

const show = showing(<SupplyChainScreen />);

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
    await userEvent.selectOptions(form.getByLabelText('Language of the email'), 'Deutsch');
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    return form;
  }

  it('shows what is missing, sends the rest, and updates the remaining number', async () => {
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

  it('shows a fault when a field is left, until it is corrected', async () => {
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

  it.each([
    [
      'the page of a proxy',
      new Response('<html>', { status: 502 }),
      /^The server cannot do this at the moment/,
    ],
    ['half an answer', new Response('{"linkingId'), /^The server’s answer could not be read\./],
  ])('explains a missing answer in the reader’s language: %s', async (_case, answer, words) => {
    show({ [list]: page([steel]), [invite]: answer });
    const form = await fill();
    expect(await form.findByText(words)).toBeVisible();
  });

  it('invites nobody twice when the response was lost and it is sent again', async () => {
    let isLost = true;
    const { to } = show({
      [list]: page([steel]),
      [invite]: () =>
        isLost ? refusal(502, 'BAD_GATEWAY', 'Away.') : { linkingId: 'c', remainingInvites: 7 },
    });
    const form = await fill();
    expect(await form.findByText('Failed to invite supplier')).toBeInTheDocument();
    isLost = false;
    await userEvent.click(form.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Alu Ost has been invited. 7 invitations are left.')).toBeInTheDocument();
    const keys = to(invite).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});

it('withdraws an invitation after a confirmation, and reloads the list but not what was withdrawn', async () => {
  const { to } = show({
    [list]: page([steel]),
    [`GET ${path}/a`]: { data: testDetails(steel) },
    [`DELETE ${path}/a`]: { remainingInvites: 9 },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stahlwerk Nord' }));
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw invitation' }));
  const question = within(screen.getByRole('dialog', { name: 'Withdraw the invitation?' }));
  await userEvent.click(question.getByRole('button', { name: 'Withdraw invitation' }));
  expect(await screen.findByText('The invitation of Stahlwerk Nord has been withdrawn.')).toBeInTheDocument();
  await waitFor(() => expect(to(list)).toHaveLength(2));
  expect([to(`DELETE ${path}/a`), to(`GET ${path}/a`)]).toEqual([[expect.anything()], [expect.anything()]]);
});
