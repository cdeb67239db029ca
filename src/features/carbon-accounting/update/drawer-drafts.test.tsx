import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, open } from '../../../../tests/support/web/carbon-drawers';
import { anna } from '../../../../tests/support/web/fake-auth';
import { draftKey, hasDrafts, keepDraft } from '../../../lib/session/drafts';
import { clearPersonalStorage } from '../../../lib/session/personal-storage';
import { signedIn, signedOut } from '../../../lib/session/session-slice';
import { activity, distribution, record, saved, supplier } from './test-drawers';

const berta = { ...anna, id: '8', email: 'berta@example.test' };

beforeEach(() => {
  window.sessionStorage.clear();
  for (const save of Object.values(saved)) save.mockClear();
});

describe.each([
  ['a new activity', activity(), 'Amount', '12,5'],
  ['an activity', activity(record), /^Amount/, '40'],
  ['the distribution', distribution, /^Steel/, '35'],
  ['a supplier input', supplier, 'Supplier', 'Rheinalu'],
])('what is typed into the drawer of %s', (_what, drawer, name, text) => {
  async function type() {
    const page = await open(drawer);
    await userEvent.clear(await field(name));
    await userEvent.type(await field(name), text);
    return page;
  }

  it('is restored after the session has ended', async () => {
    const { store, unmount } = await type();
    act(() => void store.dispatch(signedOut('expired')));
    clearPersonalStorage();
    unmount();
    await open(drawer);
    expect(await field(name)).toHaveValue(text);
  });

  it('is not shown to anybody else', async () => {
    const { unmount } = await type();
    unmount();
    const { store } = await open(drawer);
    act(() => {
      store.dispatch(signedOut('expired'));
      store.dispatch(signedIn({ profile: berta, afterReload: false, since: 0, lastSignOut: null }));
    });
    expect(await field(name)).not.toHaveValue(text);
    expect(hasDrafts(berta)).toBe(false);
  });

  it('is discarded on cancel; closing the drawer asks first', async () => {
    await type();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(await field(name)).toHaveValue(text);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(false);
  });
});

it('is gone once saved, as a change of what was seen when typing began', async () => {
  const { unmount } = await open(activity(record));
  await userEvent.type(await field(/^Evidence/), 'drawer 7');
  unmount();
  await open(activity({ ...record, amount: 7, version: 4 }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved.change).toHaveBeenCalledWith(
    record,
    expect.objectContaining({ amount: 100 / 3, evidence: 'drawer 7' }),
    expect.anything(),
  );
  expect(hasDrafts(anna)).toBe(false);
});

it('keeps a number after a change of language', async () => {
  const { unmount } = await open(activity(record));
  await userEvent.clear(await field(/^Amount/));
  await userEvent.type(await field(/^Amount/), '1,234.5');
  unmount();
  await open(activity(record), 'de');
  expect(await field(/^Menge/)).toHaveValue('1234,5');
});

it('keeps the record of an attached file, even if nothing was typed yet', async () => {
  const attached: string[] = [];
  jest.spyOn(crypto, 'randomUUID').mockReturnValueOnce(record.id as ReturnType<typeof crypto.randomUUID>);
  const address = `/api/ca-activities-data/project/42/${record.id}/evidence`;
  const file = { id: 'f', name: 'bill.pdf', type: 'pdf', bytes: 3 };
  const routes = {
    [`GET ${address}`]: () => ({ data: attached.map(() => file) }),
    [`POST ${address}`]: () => {
      attached.push('bill.pdf');
      return { data: file };
    },
  };
  const { unmount } = await open(activity(), 'en', routes);
  await userEvent.upload(
    within(screen.getByRole('dialog')).getByLabelText('Attach files'),
    new File(['pdf'], 'bill.pdf'),
  );
  expect(await screen.findByRole('button', { name: 'Save bill.pdf' })).toBeInTheDocument();
  unmount();
  await open(activity(), 'en', routes);
  expect(await screen.findByRole('button', { name: 'Save bill.pdf' })).toBeInTheDocument();
});

it('opens with the draft of an earlier version of the app, even if it has fewer values', async () => {
  const kept = { locale: 'en', values: { note: 'from the meter' } };
  act(() => keepDraft(draftKey(anna, `activity:${record.id}`), kept));
  await open(activity(record));
  expect(await field(/^Note/)).toHaveValue('from the meter');
  expect(await field(/^Amount/)).toHaveValue('33.3333333333333');
});
