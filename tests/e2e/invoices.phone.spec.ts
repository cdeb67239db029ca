import { writeUbl } from '../support/invoices';
import { expect, test } from '../support/e2e/fixtures';
import { createClickCounter } from '../support/e2e/click-counter';
import { openRoute } from '../support/e2e/routes';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';

test.use({ account: 'admin', locale: 'de-DE' });

/** A year without data in the demo world. */
const year = 2018;

const invoices = [...Array(12).keys()].map((month) => {
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const number = `SW-${year}-${month + 1}`;
  const xml = writeUbl({
    number,
    issued: day(new Date(Date.UTC(year, month + 1, 5))),
    seller: 'Stadtwerke Beispiel GmbH',
    vatId: 'DE123456789',
    from: day(new Date(Date.UTC(year, month, 1))),
    to: day(new Date(Date.UTC(year, month + 1, 0))),
    lines: [
      { name: 'Strom Arbeitspreis', quantity: '10000', unit: 'KWH', net: '2100.00' },
      { name: 'Netznutzung', quantity: '10000', unit: 'KWH', net: '800.00' },
      { name: 'Grundpreis', quantity: '1', unit: 'MON', net: '45.00' },
    ],
  });
  return { name: `${number}.xml`, mimeType: 'text/xml', buffer: Buffer.from(xml) };
});

test('twelve electricity invoices become a calculated year in six clicks, and are undone in two', async ({
  page,
}) => {
  const { click, clicks } = createClickCounter();
  const choose = async () => {
    const chosen = page.waitForEvent('filechooser');
    await click(page.getByText('Rechnungen auswählen'));
    await (await chosen).setFiles(invoices);
  };
  await openRoute(page, `/carbon-accounting/${year}/update/`, 'de');
  await click(page.getByRole('link', { name: 'Rechnungen hinzufügen' }));
  await choose();
  const group = page.getByRole('region', { name: 'Strom ohne Ökostromvertrag' });
  await expect(group).toContainText('120.000 kWh');
  await expectNoHorizontalScroll(page, 'invoices');
  await click(page.getByRole('button', { name: '12 Rechnungen hinzufügen' }));
  await expect(page.getByText('12 Rechnungen wurden hinzugefügt')).toBeVisible();
  await click(page.getByRole('link', { name: `Zu ${year}` }));
  await click(page.getByRole('button', { name: 'Berechnen', exact: true }));
  await click(page.getByRole('link', { name: 'Ergebnisse ansehen' }).first());
  const energy = page.getByRole('region', { name: 'Energieverbrauch' }).first();
  await expect(energy.getByRole('row', { name: /^Eingekaufter Strom 0,0 120,0 120,0$/ })).toBeVisible();
  expect(clicks()).toBe(6);

  await openRoute(page, '/carbon-accounting/invoices/', 'de');
  await choose();
  await expect(page.getByText('12 Rechnungen wurden bereits hinzugefügt')).toBeVisible();
  await click(page.getByRole('button', { name: 'Import von 12 Rechnungen rückgängig machen' }));
  await click(page.getByRole('button', { name: 'Import rückgängig machen', exact: true }));
  await expect(page.getByRole('button', { name: '12 Rechnungen hinzufügen' })).toBeEnabled();
});

test('a creditor list becomes the distribution of the year and its suppliers, calculated, in fourteen clicks', async ({
  page,
}) => {
  const { click, clicks } = createClickCounter();
  await openRoute(page, `/carbon-accounting/${year}/update/`, 'de');
  const turnover = page.getByRole('textbox', { name: /^Umsatz, / });
  await click(turnover);
  await turnover.fill('5000');
  const saved = page.waitForResponse((answer) => answer.url().includes('/ca-spend-volumes/') && answer.ok());
  await turnover.press('Enter');
  await saved;

  await click(page.getByRole('link', { name: 'Rechnungen hinzufügen' }));
  await click(page.getByRole('link', { name: 'Aus einer Kreditorenliste' }).first());
  const choice = page.getByLabel('Jahr', { exact: true });
  await click(choice);
  await choice.selectOption(String(year));
  const list = [
    'Nr.;Lieferant;Konto;Betrag',
    '70001;Stahlhandel Müller AG;Rohstoffe;800.000,50',
    '70002;Blech KG;Rohstoffe;50.000,00',
    '70003;Lack GmbH;Hilfsstoffe;149.999,50',
    '70004;Stadtwerke;Strom;90.000,00',
    ';Summe;;1.090.000,00',
  ].join('\r\n');
  const chosen = page.waitForEvent('filechooser');
  await click(page.getByText('CSV- oder Excel-Datei auswählen'));
  await (
    await chosen
  ).setFiles({ name: 'kreditoren.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'latin1') });
  for (const [account, search] of [
    [/^Rohstoffe/, 'Walzstahl'],
    [/^Hilfsstoffe/, 'Stahlguss'],
  ] as const) {
    const sector = page.getByRole('combobox', { name: account });
    await click(sector);
    await sector.fill(search);
    await click(page.getByRole('listbox').getByRole('option').first());
  }
  await expectNoHorizontalScroll(page, 'creditors');
  await click(page.getByRole('button', { name: 'Änderungen ansehen' }));
  await click(page.getByRole('button', { name: 'Importieren' }));
  await expect(page.getByText('4 Einträge wurden importiert')).toBeVisible();
  await click(page.getByRole('link', { name: `Zu ${year}` }));
  await expect(page.getByText('Stahlhandel Müller AG').first()).toBeVisible();
  await click(page.getByRole('button', { name: 'Berechnen', exact: true }));
  await expect(page.getByRole('link', { name: 'Ergebnisse ansehen' }).first()).toBeVisible();
  // Choosing a year takes two clicks.
  expect(clicks() + 1).toBe(14);
});
