import { countryNames } from '../../core/countries/country-name';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { invitees, linkInMail } from '../support/e2e/outbox';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';

const password = 'Gruene Wiese 2031';

test('from the German invitation in the mail to the first screen, on a phone', async ({ page }) => {
  const { email, customer } = invitees.de;
  await page.goto(await linkInMail(page, email));
  await expect(page.getByRole('heading', { name: customer })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Trust Center/ })).toBeVisible();
  await page.getByRole('link', { name: 'Neues Konto registrieren' }).click();

  await expect(page.getByText(`Eingeladen von ${customer}`)).toBeVisible();
  await expect(page.getByLabel('Firmenname')).toHaveValue('Weber Feinguss GmbH & Co. KG');
  await page.getByRole('combobox', { name: 'Land' }).fill('Deu');
  await page.getByRole('option', { name: 'Deutschland' }).click();
  await page.getByRole('combobox', { name: 'Branche' }).fill('metall');
  await page.getByRole('option', { name: 'Herstellung von Metallerzeugnissen' }).click();
  await page.getByLabel('Unternehmensgröße').selectOption({ index: 3 });
  await expectAccessible(page, 'step 1 on a phone');
  const next = page.getByRole('button', { name: 'Weiter zum nächsten Schritt' });
  await next.click();

  await expect(page.getByRole('heading', { name: 'Persönliche Angaben' })).toBeInViewport();
  await page.getByLabel('Anrede').selectOption({ label: 'Frau' });
  await page.getByLabel('Vorname').fill('Julia');
  await page.getByLabel('Nachname').fill('Weber');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Telefonnummer').fill('0171 1234567');
  await page.getByRole('checkbox').check();
  await expectAccessible(page, 'step 2 on a phone');
  await expectNoHorizontalScroll(page, 'step 2 on a phone');
  await page.getByRole('button', { name: 'Registrierung abschließen' }).click();

  await expect(page.getByRole('heading', { name: 'Ihr Konto wurde angelegt' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, 'success');

  await page.goto(await linkInMail(page, email));
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByLabel('Neues Passwort wiederholen').fill(password);
  await page.getByRole('button', { name: 'Passwort festlegen' }).click();
  await page.goto('/de/');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();

  await expect(page.getByRole('dialog', { name: 'Richten Sie Ihr Unternehmen ein' })).toBeVisible();
  await page.getByRole('button', { name: 'Nicht jetzt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kundenanfragen' })).toBeVisible();
  await expect(page.getByText(customer)).toBeVisible();
});

test('an invitation with a long name fits a phone', async ({ page }) => {
  const data = {
    ...{ LinkingId: '1', RequesterCompanyName: 'Nordwerk Automotive AG', SupplierId: '4107741' },
    ...{
      SupplierName: 'Ö'.repeat(60),
      SupplierEmail: 'office@alpenguss.example',
      Message: '',
      DueDate: null,
    },
    ...{ RequestedCountry: 'AT', RequestedCountryNames: countryNames('AT'), RequestedSector: 'STEEL' },
    ...{ SupplierEmailDomainRegistered: false, InvitationToken: 'long', locale: 'en' },
  };
  await page.route('**/api/landing/check-invitation', (route) =>
    route.fulfill({ json: { status: 'VALID', data, message: '' } }),
  );
  await page.goto('/?token=long');
  await expect(page.getByText(data.SupplierName)).toBeVisible();
  await expectNoHorizontalScroll(page, 'the invitation');
});
