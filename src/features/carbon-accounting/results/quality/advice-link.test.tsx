import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Improvement } from '../../../../../core/contracts/ca-years';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../../tests/support/web/api-store';
import { newDevice } from '../../../../../tests/support/web/device';
import { stubNetwork } from '../../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../../tests/support/web/with-texts';
import { AdviceLink } from './advice-link';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const linkingId = '0a000000-0000-4000-8000-000000000001';
const inputId = '0b000000-0000-4000-8000-000000000002';
const nothing = { inputId: null, activityId: null, sectorCode: null, linkingId: null };
const gas = { ...nothing, inputId, activityId: 101 };
const steel = { ...nothing, inputId, sectorCode: 'STEEL_MILL_PRODUCTS' };

beforeEach(newDevice);

function showAdvice(advice: Improvement['advice'], subject: Improvement['subject']) {
  const improvement: Improvement = {
    ...{ key: advice, name: 'Natural gas', scopeDetails: 'direct', advice, subject },
    ...{ tons: 91, uncertaintyBefore: 38, uncertaintyAfter: 30 },
  };
  const onShowRows = jest.fn();
  const empty = { data: [], meta: { pagination: { page: 1, pageSize: 1, pageCount: 1, total: 0 } } };
  stubNetwork({
    'GET /api/company-profile/42/privileges': {
      privileges: { AppMode: 'OPEN', CarbonAccounting: 'GRANTED_FREE' },
    },
    'GET /api/user-management/project/42/users': {
      data: [{ handle: '7', email: 'anna@example.test', role: 'Admin' }],
    },
    'GET /api/ca-activities-list': empty,
    'GET /api/ca-scope3-sectors': empty,
  });
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <AdviceLink year={2024} improvement={improvement} onShowRows={onShowRows} />
      </WithTexts>
    </Provider>,
  );
  return onShowRows;
}

it.each<[Improvement['advice'], Improvement['subject'], string, string]>([
  ['MEASURE_AMOUNT', gas, 'Correct the amount', `/carbon-accounting/2024/update/#record-${inputId}`],
  ['CLOSE_GAP', gas, 'Open the record', `/carbon-accounting/2024/update/#record-${inputId}`],
  ['ALLOCATE_SPEND', nothing, 'Distribute the purchases', '/carbon-accounting/2024/update/#allocate'],
  ['ASK_SUPPLIER', { ...steel, linkingId }, 'Open the supplier', `/supply-chain-management/#${linkingId}`],
])('of %s opens the very thing it speaks of', async (advice, subject, name, address) => {
  showAdvice(advice, subject);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

it.each<[Improvement['advice'], Improvement['subject'], object]>([
  ['LOCAL_FACTOR', gas, { activity: 101 }],
  ['CURRENT_FACTOR', steel, { sector: 'STEEL_MILL_PRODUCTS' }],
  ['CLOSE_GAP', steel, { sector: 'STEEL_MILL_PRODUCTS' }],
])('of %s, which only the operator can follow, shows the rows it is about', async (advice, subject, of) => {
  const onShowRows = showAdvice(advice, subject);
  await userEvent.click(await screen.findByRole('button', { name: /^Show the rows of / }));
  expect(onShowRows).toHaveBeenCalledWith(expect.objectContaining({ of }));
});
