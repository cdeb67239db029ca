import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  amountField,
  list,
  path,
  saved,
  showing,
  sync,
  update,
} from '../../../../tests/support/web/carbon-inputs';
import type { Call } from '../../../../tests/support/web/stub-network';
import { newSupplierInput } from '../records/new-records';
import { UpdateScreen } from '../update/update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UpdateScreen year="2024" />);

const suppliers = `GET ${path('supplier-inputs')}`;
const cleanUp = `POST ${path('supplier-inputs', '/cleanup')}`;
const lost = {
  ...newSupplierInput(2024, {
    ...{ distributionId: 'gone', supplierId: 'V-7', supplierName: 'Rheinalu', countryCode: 'DE' },
    shareOfSectorInput: 30,
  }),
  version: 1,
};
const removing = 'Remove suppliers without a sector';

/** Opens the confirmation and returns queries within it. */
async function ask() {
  await userEvent.click(await screen.findByRole('button', { name: removing }));
  return within(screen.getByRole('dialog'));
}

async function changeAmount() {
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '7{Enter}');
}

it('removes the year’s suppliers without a sector after a confirmation, and says how many', async () => {
  let onServer = [lost];
  const { to } = show({
    [suppliers]: () => list(...onServer),
    [cleanUp]: () => {
      onServer = [];
      return { data: { deleted: 1, total: 4 } };
    },
  });
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  const dialog = await ask();
  expect(dialog.getByText(/are deleted from the figures of 2024 for everybody/)).toBeInTheDocument();
  expect(to(cleanUp)).toHaveLength(0);
  await userEvent.click(dialog.getByRole('button', { name: removing }));
  expect(await dialog.findByText('1 of 4 entries was deleted.')).toBeInTheDocument();
  expect(to(cleanUp).map(({ body }) => body)).toEqual([{ year: 2024 }]);
  await waitFor(() =>
    expect(screen.queryByText('1 supplier no longer has a sector')).not.toBeInTheDocument(),
  );
});

it('waits for an unsent edit, which may assign a supplier to a sector', async () => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { to } = show({
    [suppliers]: list(lost),
    [update]: (call: Call) => released.then(() => saved(call)),
    [sync]: { data: {} },
    [cleanUp]: { data: { deleted: 1, total: 1 } },
  });
  await changeAmount();
  await waitFor(() => expect(to(update)).toHaveLength(1));
  await userEvent.click((await ask()).getByRole('button', { name: removing }));
  expect(to(cleanUp)).toHaveLength(0);
  release();
  await waitFor(() => expect(to(cleanUp)).toHaveLength(1));
});

it('removes nothing while an edit needs a decision', async () => {
  const { to } = show({ [suppliers]: list(lost), [update]: 400, [cleanUp]: 500 });
  await changeAmount();
  expect(await screen.findByText('Update failed')).toBeInTheDocument();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: removing }));
  expect(await dialog.findByText(/^Nothing was deleted: some of your changes/)).toBeInTheDocument();
  expect(to(cleanUp)).toHaveLength(0);
});

it('says why nothing was removed, and offers a retry', async () => {
  const { to } = show({
    [suppliers]: list(lost),
    [cleanUp]: () => (to(cleanUp).length > 1 ? { data: { deleted: 1, total: 1 } } : 500),
  });
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: removing }));
  expect(await dialog.findByText(/^Something went wrong on the server/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: removing }));
  expect(await dialog.findByText('1 of 1 entries was deleted.')).toBeInTheDocument();
});

it('removes nothing offline, and says so', async () => {
  show({ [suppliers]: list(lost) });
  const dialog = await ask();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(dialog.getByText('This needs a connection to the server.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: removing })).toBeDisabled();
  jest.restoreAllMocks();
});

it('is shown without a button to people who may not change anything', async () => {
  const user = { handle: '7', email: 'anna@example.test', role: 'User', viewOnly: true };
  show({ 'GET /api/user-management/project/42/users': { data: [user] }, [suppliers]: list(lost) });
  expect(await screen.findByText('1 supplier no longer has a sector')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: removing })).not.toBeInTheDocument());
});
