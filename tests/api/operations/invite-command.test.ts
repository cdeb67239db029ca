import { inviteSupplier } from '../../../server/cli/invite';
import { findOpenInvitation } from '../../../server/demo/invitations';
import { mailsTo, post } from '../../support/server/invitations';
import { startSmtpStub } from '../../support/server/smtp-stub';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const publicUrl = 'https://suppliers.example';
const settings = { publicUrl, localUrl: 'http://localhost:8000', trustedProxies: 1, smtp: undefined };
const run = (...args: string[]) => inviteSupplier(server.database, args, settings);
const check = async (link: string) => {
  const token = new URL(link, publicUrl).searchParams.get('token') ?? '';
  return (await post(server, '/api/landing/check-invitation', { token })).json();
};

it('creates a valid invitation, prints its link and writes the mail', async () => {
  const lines = await run(
    ...['--customer', 'nordwerk automotive ag', '--email', 'Otto@Operator.example', '--language', 'de'],
    ...['--supplier-name', 'Otto & Söhne', '--supplier-id', '0815', '--sector', 'steel', '--country', 'at'],
    ...['--message', 'Bitte bis Freitag.'],
  );
  const link = lines.at(-1) ?? '';
  expect(link).toMatch(/^https:\/\/suppliers\.example\/de\/\?token=[\w-]{43}$/);
  expect(await check(link)).toMatchObject({
    status: 'VALID',
    data: {
      SupplierName: 'Otto & Söhne',
      SupplierId: '0815',
      RequesterCompanyName: 'Nordwerk Automotive AG',
      RequestedCountry: 'AT',
      RequestedSector: 'STEEL',
      locale: 'de',
    },
  });
  const [mail] = await mailsTo(server, 'otto@operator.example');
  expect(mail?.text).toContain(`\n${link}\n`);
  expect(mail?.text).toContain('> Bitte bis Freitag.');
});

it('needs only a customer, an address and a language', async () => {
  const id = String(await server.projectId('Nordwerk Automotive AG'));
  const lines = await run('--customer', id, '--email', 'short@operator.example', '--language', 'zh-CN');
  expect(await check(lines.at(-1) ?? '')).toMatchObject({
    data: { SupplierName: 'operator.example', RequestedCountry: 'DE', locale: 'zh-CN' },
  });
});

const nordwerk = ['--customer', 'Nordwerk Automotive AG'];
const address = ['--email', 'a@b.example'];
it.each([
  [[], 'Say who invites: --customer with the name or the project id of the company.'],
  [['--customer', 'Nobody Ltd'], 'There is no company "Nobody Ltd".'],
  [nordwerk, 'Say who is invited: --email with an e-mail address.'],
  [[...nordwerk, '--email', 'a@b'], 'Say who is invited: --email with an e-mail address.'],
  [
    [...nordwerk, ...address, '--language', 'it'],
    '--language must be one of en, de, es, fr, pt, zh-CN; it is "it".',
  ],
  [
    [...nordwerk, ...address, '--sector', 'NONSENSE'],
    /^--sector must be one of STEEL, .*; it is "NONSENSE"\.$/,
  ],
  [
    [...nordwerk, ...address, '--country', 'Germany'],
    '--country must be a two-letter ISO 3166-1 code; it is "Germany".',
  ],
  [[...nordwerk, '--mail', 'a@b.example'], /Unknown option '--mail'/],
])('reports what is wrong with %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

it('asks for the project id when two companies have the same name', async () => {
  await server.database.query(
    `with p as (insert into projects (name) values ('Twin Ltd'), ('Twin Ltd') returning id)
     insert into company_profiles (project_id, country, industry_id, contact_email) select id, 'GB', 25, '' from p`,
    [],
  );
  await expect(run('--customer', 'Twin Ltd', ...address)).rejects.toThrow(
    /^There are several companies "Twin Ltd"; use a project id: \d+, \d+\.$/,
  );
});

it('sends immediately if there is a mail server, and reports a failure', async () => {
  await server.database.query('update mails set next_attempt_at = null', []);
  const smtp = await startSmtpStub();
  const mailServer = { ...settings, smtp: { url: smtp.url, from: 'no-reply@platform.example' } };
  const send = (email: string) =>
    inviteSupplier(server.database, [...nordwerk, '--email', email], mailServer);
  expect(await send('sent@operator.example')).toContain('The mail is on its way.');
  expect(smtp.mails).toHaveLength(1);
  smtp.refuse = 1;
  expect((await send('later@operator.example')).join('\n')).toMatch(/will be tried again: .*451/);
  await smtp.close();
});

describe('the demo world', () => {
  it('has an open invitation in each language, with its mail in the outbox', async () => {
    const fresh = await createTestApp();
    const mails = await fresh.database.query<{ locale: string; text: string }>(
      `select locale, text_body as text from mails where kind = 'invitation'`,
      [],
    );
    expect(new Set(mails.map(({ locale }) => locale))).toEqual(
      new Set(['en', 'de', 'es', 'fr', 'pt', 'zh-CN']),
    );
    for (const { text } of mails) {
      const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
      expect((await post(fresh, '/api/landing/validate-token', { token })).json().TokenStatus).toBe(
        'Valid invitation',
      );
    }
    await fresh.close();
  });

  it('shows one that is still open at the start', async () => {
    const fresh = await createTestApp();
    const first = (await findOpenInvitation(fresh.database)) ?? '';
    expect(first).toMatch(/^\/de\/\?token=[\w-]{43}$/);
    await fresh.database.query("update invitations set expires_at = now() where locale = 'de'", []);
    expect(await findOpenInvitation(fresh.database)).toMatch(/^\/\?token=[\w-]{43}&locale=en$/);
    await fresh.close();
  });
});
