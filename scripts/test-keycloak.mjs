import { provideChromium } from './tasks/browser.mjs';
import { endToEndTests } from './tasks/checks.mjs';
import { freePort } from './tasks/free-port.mjs';
import { provideKeycloak, withKeycloak } from './tasks/keycloak.mjs';
import { prepare } from './tasks/prepare.mjs';
import { createReport, notRunHere } from './tasks/report.mjs';

const name = 'end-to-end tests on Keycloak';

const { archive, reason } = await provideKeycloak();
if (archive) {
  process.exitCode = (await test(archive)) ? 0 : 1;
} else {
  notRunHere(name, reason);
}

async function test(archive) {
  await prepare(['site', 'server']);
  const report = createReport();
  if (await report.step('browser', provideChromium)) await report.step(name, () => onKeycloak(archive));
  else report.skip(name, 'there is no browser');
  return report.finish();
}

/**
 * The realm contains the origin of the product and the port of its mail server, so both are chosen before it starts.
 */
async function onKeycloak(archive) {
  const [port, smtpPort] = [String(await freePort()), String(await freePort())];
  const placeholders = {
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_HOST: 'localhost',
    SMTP_PORT: smtpPort,
  };
  return withKeycloak(archive, placeholders, ({ url, admin }) =>
    endToEndTests({
      args: ['--config=tests/keycloak/playwright.config.ts'],
      env: {
        IDENTITY: 'keycloak',
        KEYCLOAK_URL: url,
        TEST_ADMIN_CLIENT_ID: admin.clientId,
        TEST_ADMIN_CLIENT_SECRET: admin.secret,
        TEST_PRODUCT_PORT: port,
        TEST_SMTP_PORT: smtpPort,
      },
    }),
  );
}
