import { demoCompanies } from '../../server/demo/companies';
import { demoPassword } from '../../server/demo/password';
import { addPerson, readSecret } from './admin-api';
import { startMailServer } from './mails';

/** Adds the people of the demo world to Keycloak. Environment variables set here reach the tests. */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env.KEYCLOAK_ADMIN_CLIENT_SECRET = await readSecret('supplier-server');
  // In an empty database the companies get their numbers in this order.
  for (const [index, { people }] of demoCompanies.entries())
    for (const { email, firstName, lastName, locale } of people)
      await addPerson({ email, firstName, lastName, locale, projectId: index + 1, password: demoPassword });

  const mails = await startMailServer(Number(process.env.TEST_SMTP_PORT));
  process.env.TEST_MAILS_URL = mails.url;
  return () => mails.close();
}
