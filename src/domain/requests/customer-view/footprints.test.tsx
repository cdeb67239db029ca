import { render, screen, within } from '@testing-library/react';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { Footprints } from './footprints';

const footprint = (year: number, scope1: number | null, scope2: number | null, scope3: number | null) => ({
  year,
  scope1TonsCO2e: scope1,
  scope2TonsCO2e: scope2,
  scope3TonsCO2e: scope3,
});

const show = (...footprints: ReturnType<typeof footprint>[]) =>
  render(
    <WithTexts>
      <Footprints footprints={footprints} />
    </WithTexts>,
  );

const said = () => screen.getByRole('img').getAttribute('aria-label')?.replaceAll('\u00a0', ' ');

it('compares only the scopes that both years state, and names them', () => {
  show(footprint(2022, 3000, 2600, null), footprint(2024, 2900, 2395, 23_000));
  expect(said()).toBe(
    'Scope 1 + Scope 2, which both years state: from 5,600 t CO₂e in 2022 to 5,295 t CO₂e in 2024.',
  );
  const row = within(screen.getByRole('row', { name: /^2022/ }));
  expect(row.getByRole('cell', { name: 'not stated' })).toBeVisible();
  expect(within(screen.getByRole('figure')).getByText('not stated')).toBeVisible();
});

it('compares totals if both years state the same scopes', () => {
  show(footprint(2022, 3000, 2600, null), footprint(2024, 2900, 2395, null));
  expect(said()).toBe('From 5,600 t CO₂e in 2022 to 5,295 t CO₂e in 2024.');
});

it('reports that years without a common scope cannot be compared', () => {
  show(footprint(2022, 3000, null, null), footprint(2024, null, 2395, null));
  expect(said()).toBe('2022 and 2024 state different scopes and cannot be compared.');
});

it('shows a small figure as less than what can be shown, not as nothing', () => {
  show(footprint(2024, 0.03, 0, null));
  const cells = within(screen.getByRole('row', { name: /^2024/ })).getAllByRole('cell');
  expect(cells.slice(0, 2).map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '< 0.1',
    '0',
  ]);
});

it('says a single year in a sentence and a table, without a chart', () => {
  show(footprint(2024, 2900, 2395, 23_000));
  expect(screen.getByText(/^28,295.t CO₂e in 2024\.$/)).toBeVisible();
  expect(screen.getByRole('row', { name: '2024 2,900 2,395 23,000' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
