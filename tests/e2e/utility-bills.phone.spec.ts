import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e/fixtures';
import { printed } from '../support/e2e/printed-pages';
import { openRoute } from '../support/e2e/routes';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';

test.use({ account: 'admin', locale: 'de-DE' });

/** A year without data in the demo world. */
const year = 2019;

interface Bill {
  button: string;
  /** The search text, and the option to choose. */
  search: string;
  name: string;
  amount: string;
  unit: string;
  calorificValue?: string;
}

const fuel = 'Brennstoff, Fahrzeug oder Gas hinzufügen';
const bills: readonly Bill[] = [
  {
    button: fuel,
    search: 'Erdgas',
    name: 'Erdgas, Brennwert',
    amount: '12.000',
    unit: 'm³',
    calorificValue: '11,2',
  },
  {
    button: fuel,
    search: 'Diesel',
    name: 'Diesel, übliche Biokraftstoffbeimischung',
    amount: '5.000',
    unit: 'Liter',
  },
  { button: fuel, search: 'R32', name: 'R32', amount: '2', unit: 'kg' },
  {
    button: 'Strom, Wärme oder Kälte hinzufügen',
    search: 'Strom',
    name: 'Strom ohne Ökostromvertrag',
    amount: '250',
    unit: 'MWh',
  },
];

async function enter(
  page: Page,
  { button, search, name, amount, unit, calorificValue }: Bill,
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Aktivität' }).fill(search);
  await drawer.getByRole('option', { name }).first().click();
  await drawer.getByLabel('Einheit', { exact: true }).selectOption(unit);
  await drawer.getByLabel(`Menge in ${unit}`).fill(amount);
  if (calorificValue) await drawer.getByLabel('Brennwert in kWh je m³').fill(calorificValue);
  await drawer.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await expect(page.getByRole('textbox', { name: `Menge ${name}, ${unit}` })).toHaveValue(amount);
}

test('a year of utility bills is entered in the units of the bills, and shown in MWh', async ({ page }) => {
  await openRoute(page, `/carbon-accounting/${year}/update/`, 'de');
  for (const bill of bills) await enter(page, bill);
  await expectNoHorizontalScroll(page, 'update');

  await page.getByRole('button', { name: 'Berechnen', exact: true }).click();
  await page.getByRole('link', { name: 'Ergebnisse ansehen' }).first().click();
  const energy = page.getByRole('region', { name: 'Energieverbrauch' }).first();
  // 12,000 m³ x 11.2 kWh x 0.18296 / 0.2027, and 5,000 l x 2.57082 / 0.25953.
  await expect(energy.getByRole('row', { name: /^Brenn- und Kraftstoffe 0,0 170,8 170,8$/ })).toBeVisible();
  await expect(energy.getByRole('row', { name: /^Eingekaufter Strom 0,0 250,0 250,0$/ })).toBeVisible();
  await expectNoHorizontalScroll(page, 'results');

  await openRoute(page, `/carbon-accounting/${year}/report/`, 'de');
  await expect(page.getByRole('region', { name: 'Energieverbrauch' }).first()).toBeVisible();
  const pages = await printed(page);
  const text = pages.map((each) => each.text).join(' ');
  expect(text).toContain('Eingekaufter Strom 0,0 250,0 250,0');
  expect(text).toContain('420,8');
  for (const { name } of bills) expect(text).toContain(name);
  expect(pages.flatMap(({ collisions }) => collisions)).toEqual([]);
  // No heading is alone at the bottom of a page.
  expect(pages.find((each) => each.text.includes('Quellen der Faktoren'))?.text).toContain(
    'Open Government Licence',
  );
  expect(pages.at(-1)?.text).toContain(`${pages.length} / ${pages.length}`);
});
