import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import {
  amountField,
  list,
  path,
  record,
  remove,
  saved,
  showing,
  sync,
  update,
} from '../../../../tests/support/web/carbon-inputs';
import { anna } from '../../../../tests/support/web/fake-auth';
import { refusal } from '../../../../tests/support/web/stub-network';
import { api } from '../../../lib/api/api';
import { draftedForms, hasDrafts } from '../../../lib/session/drafts';
import { newSpendVolume } from '../records/new-records';
import { UpdateScreen } from './update-screen';

jest.mock('gatsby', () => ({
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = showing(<UpdateScreen year="2024" />);

describe('an invalid amount that is corrected in the next session', () => {
  async function correct(onServer: ActivityRecord) {
    const before = show();
    await userEvent.clear(await amountField());
    await userEvent.type(await amountField(), '-5{Enter}');
    before.unmount();
    const { to } = show({
      [`GET ${path('activities-data')}`]: list(onServer),
      [update]: saved,
      [sync]: saved,
    });
    const field = await amountField();
    expect(field).toHaveValue('-5');
    await userEvent.clear(field);
    await userEvent.type(field, '5{Enter}');
    await waitFor(() => expect(to(update)).toHaveLength(1));
    return to(update)[0]?.body;
  }

  it('does not overwrite somebody else’s', async () => {
    const body = await correct({ ...record, amount: 300, typedAmount: 300, version: 5 });
    expect(body).toEqual({ data: { Amount: 5, Unit: 'kWh', version: 3 } });
  });

  it('does not conflict with a change of something else', async () => {
    const body = await correct({ ...record, note: 'read on Monday', version: 5 });
    expect(body).toEqual({ data: { Amount: 5, Unit: 'kWh', version: 5 } });
  });
});

it('discards an invalid number with its record', async () => {
  show({ [remove]: { data: { deleted: 1, total: 1 } } });
  await userEvent.clear(await amountField());
  await userEvent.type(await amountField(), '-5{Enter}');
  expect(hasDrafts(anna)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Natural gas, gross calorific value' }));
  expect(await screen.findByText('Removed: Natural gas, gross calorific value')).toBeInTheDocument();
  expect(hasDrafts(anna)).toBe(false);
});

describe('an invalid number whose record somebody else removes', () => {
  const typeWrong = async () => {
    await userEvent.clear(await amountField());
    await userEvent.type(await amountField(), '-5{Enter}');
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Share of turnover spent on purchases, %' }),
      '140{Tab}',
    );
    expect(draftedForms(anna)).toEqual([`figure:2024/${record.id}`, 'figure:2024/spendShareOfTurnover']);
  };

  it('is no longer reported, and that of a remaining field is kept', async () => {
    let onServer = [record];
    const { store } = show({ [`GET ${path('activities-data')}`]: () => list(...onServer) });
    await typeWrong();
    onServer = [];
    act(() => void store.dispatch(api.util.invalidateTags(['Activities'])));
    await waitFor(() => expect(draftedForms(anna)).toEqual(['figure:2024/spendShareOfTurnover']));
  });

  it('is discarded on a later visit, once the records have loaded', async () => {
    const before = show();
    await typeWrong();
    before.unmount();
    const failed = show({ [`GET ${path('activities-data')}`]: refusal(500, 'INTERNAL', 'Out of order') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(draftedForms(anna)).toHaveLength(2);
    failed.unmount();
    show({ [`GET ${path('activities-data')}`]: list() });
    await waitFor(() => expect(draftedForms(anna)).toEqual(['figure:2024/spendShareOfTurnover']));
  });
});

it('applies a corrected share to a spend volume created meanwhile', async () => {
  const before = show();
  const share = () => screen.findByRole('textbox', { name: 'Share of turnover spent on purchases, %' });
  await userEvent.type(await share(), '140{Tab}');
  before.unmount();
  const spend = {
    ...newSpendVolume(2024, { turnoverInThsdUSD: 5000, spendShareOfTurnover: 0 }),
    version: 2,
  };
  const { to } = show({
    [`GET ${path('spend-volumes')}`]: list(spend),
    [`PUT ${path('spend-volumes', `/${spend.id}`)}`]: { data: spend },
  });
  expect(await share()).toHaveValue('140');
  await userEvent.clear(await share());
  await userEvent.type(await share(), '40{Enter}');
  const put = `PUT ${path('spend-volumes', `/${spend.id}`)}`;
  await waitFor(() => expect(to(put)).toHaveLength(1));
  expect(to(put)[0]?.body).toEqual({ data: { SpendShareOfTurnover: 40, version: 2 } });
});
