import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna } from '../../../../tests/support/web/fake-auth';
import { dialog, inviteMany, open, paste, rowOf, showing } from '../../../../tests/support/web/bulk-invite';
import { draftKey, hasDrafts, keepDraft } from '../../../lib/session/drafts';
import { SupplyChainScreen } from '../screen/supply-chain-screen';

const show = showing(<SupplyChainScreen />);

beforeEach(() => window.sessionStorage.clear());

describe('suppliers found in the accounts', () => {
  const handed = (...names: string[]) =>
    keepDraft(draftKey(anna, 'suppliersToInvite'), {
      values: {
        suppliers: names.map((supplierName) => ({ supplierName, supplierId: '', countryCode: 'DE' })),
      },
      ...{ base: { suppliers: [] }, touched: [], locale: 'en' },
    });
  const several = () => within(screen.getByRole('dialog', { name: 'Invite several suppliers' }));

  afterEach(() => window.history.replaceState(null, '', '/'));

  it('need addresses, and nobody is invited before confirming', async () => {
    handed('Lack GmbH', 'Blech KG');
    window.history.replaceState(null, '', '/supply-chain-management/#invite-several');
    const { to } = show({
      answer: ({ body }) => ({
        invited: (body as { check?: boolean }).check ? 0 : 1,
        remainingInvites: 4,
        faults: [],
      }),
    });
    await screen.findByLabelText('Email address of Blech KG');
    expect(several().getByRole('button', { name: 'Check the rows' })).toBeDisabled();
    await userEvent.type(several().getByLabelText('Email address of Lack GmbH'), 'info@lack.example');
    await userEvent.click(several().getByRole('combobox', { name: /^Product group/ }));
    const [group] = within(await screen.findByRole('listbox')).getAllByRole('option');
    await userEvent.click(group as HTMLElement);
    await userEvent.click(several().getByRole('button', { name: 'Check the rows' }));
    const send = await screen.findByRole('button', { name: 'Invite 1 supplier' });
    await waitFor(() => expect(send).toBeEnabled());
    expect(to(inviteMany).every(({ body }) => (body as { check?: boolean }).check)).toBe(true);
    await userEvent.click(send);
    expect(await screen.findByText(/^1 supplier has been invited/)).toBeInTheDocument();
    expect(to(inviteMany).at(-1)?.body).toMatchObject({
      suppliers: [{ supplierName: 'Lack GmbH', email: 'info@lack.example', countryCode: 'DE' }],
    });
    expect(hasDrafts(anna)).toBe(false);
  });

  it('keep their addresses when going back, next to rows that were read', async () => {
    const { unmount } = show();
    await paste('Alu\talu@alu.example\tSTEEL\tDE');
    await screen.findByText('1 supplier can be invited.');
    unmount();
    handed('Lack GmbH');
    show();
    await open();
    await userEvent.type(await screen.findByLabelText('Email address of Lack GmbH'), 'info@lack.example');
    await userEvent.click(several().getByRole('button', { name: 'Check the rows' }));
    expect(await rowOf(/^Lack GmbH info@lack.example/)).toHaveTextContent(/^2/);
    expect(await rowOf(/^Alu/)).toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Email address of Lack GmbH')).toHaveValue('info@lack.example');
  });
});
