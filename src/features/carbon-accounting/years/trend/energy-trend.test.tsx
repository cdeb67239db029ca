import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../../tests/support/web/with-texts';
import { testYear } from '../../records/test-records';
import { EnergyTrend } from './energy-trend';

const year = (of: number, renewable: number, other: number) =>
  testYear({ year: of, energy: { renewable, other, total: renewable + other } });

const show = (...years: ReturnType<typeof testYear>[]) =>
  render(
    <WithTexts>
      <EnergyTrend years={years} />
    </WithTexts>,
  );

const barsOf = (year: string) =>
  [...screen.getByRole('rowheader', { name: year }).querySelectorAll('span')].map(({ style }) => style.width);

it('describes the energy by year in a sentence and a table with bars, oldest first', () => {
  show(year(2024, 100, 300), year(2022, 0, 500), year(2023, 50, 400));
  const summary = 'From 500.0 MWh (0% renewable) in 2022 to 400.0 MWh (25% renewable) in 2024.';
  expect(screen.getByText(summary)).toBeVisible();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'YearRenewable, MWhNot renewable, MWhTotal, MWh',
    '20220.0500.0500.0',
    '202350.0400.0450.0',
    '2024100.0300.0400.0',
  ]);
  expect(['2022', '2023', '2024'].map(barsOf)).toEqual([['100%'], ['10%', '80%'], ['20%', '60%']]);
});

it.each([
  ['one year', [year(2024, 100, 300)]],
  ['years of before energy was kept', [testYear({ year: 2023 }), year(2024, 100, 300)]],
  ['years without energy', [year(2023, 0, 0), year(2024, 100, 300)]],
])('renders nothing with %s', (_what, years) => {
  show(...years);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('counts every year of many', () => {
  show(...Array.from({ length: 13 }, (_year, index) => year(2012 + index, 10, 10)));
  expect(screen.getByRole('button', { name: 'Show all (13)' })).toBeVisible();
});
