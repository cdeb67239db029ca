import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { screenStore } from '../../../../../tests/support/web/api-store';
import { stubNetwork } from '../../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../../tests/support/web/with-texts';
import { EnergyTable } from './energy-table';

it('lists the kinds of energy that were used and their total, with the colours of the bars in the headers', () => {
  stubNetwork({});
  const none = { renewable: 0, other: 0 };
  const parts = [
    { kind: 'fuels', renewable: 0, other: 30 },
    { kind: 'electricity', renewable: 10, other: 0 },
    { kind: 'heat', ...none },
    { kind: 'ownGeneration', ...none },
  ] as const;
  render(
    <Provider store={screenStore()}>
      <WithTexts>
        <EnergyTable energy={{ parts: [...parts], renewable: 10, other: 30, total: 40, sold: 0 }} />
      </WithTexts>
    </Provider>,
  );
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'EnergyRenewable, MWhNot renewable, MWhTotal, MWh',
    'Fuels0.030.030.0',
    'Purchased electricity10.00.010.0',
    'Energy used10.030.040.0',
  ]);
  const colourIn = (cell: HTMLElement) =>
    [...cell.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.background);
  const [renewable, other] = ['Renewable, MWh', 'Not renewable, MWh'].map((name) =>
    colourIn(screen.getByRole('columnheader', { name })),
  );
  expect(colourIn(screen.getByRole('rowheader', { name: 'Purchased electricity' }))).toEqual(renewable);
  expect(colourIn(screen.getByRole('rowheader', { name: 'Fuels' }))).toEqual(other);
  expect(renewable).not.toEqual(other);
});
