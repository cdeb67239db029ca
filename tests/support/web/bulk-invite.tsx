import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Call } from './stub-network';
import { list, page, path, sectors, showing as showingScreen } from './supply-chain-screen';
import { testSupplier } from '../../../src/features/supply-chain/test-supplier';

export const inviteMany = `POST ${path}/invite-many`;

interface World {
  remaining?: number;
  /** Resolves when the product groups have loaded. */
  sectorsCome?: Promise<unknown>;
  answer?: (call: Call) => object;
}

/** Shows the screen of suppliers to somebody who may still invite this many. */
export const showing =
  (shown: ReactElement) =>
  ({ remaining = 5, sectorsCome = Promise.resolve(), answer }: World = {}) =>
    showingScreen(shown)({
      'GET /api/app-hotspot-sectors': () => sectorsCome.then(() => sectors),
      [list]: page([testSupplier({})], { remainingInvites: remaining }),
      [inviteMany]: answer ?? { invited: 0, remainingInvites: remaining, faults: [] },
    });

export async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'Invite several' }));
  return within(screen.getByRole('dialog', { name: 'Invite several suppliers' }));
}

export async function paste(text: string) {
  const form = await open();
  await userEvent.click(form.getByLabelText('Or paste rows here'));
  await userEvent.paste(text);
  await userEvent.click(form.getByRole('button', { name: 'Check the rows' }));
  return form;
}

export const dialog = () => within(screen.getByRole('dialog'));
/** The preview is another dialog than the one that the rows were chosen in. */
export const rowOf = (name: string | RegExp) =>
  waitFor(() => dialog().getByRole('rowheader', { name }).closest('tr'));
