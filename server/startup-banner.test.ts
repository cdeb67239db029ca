import { loadConfig } from './config';
import { startupBanner } from './startup-banner';

const online = { PUBLIC_URL: 'https://suppliers.example' };
const greeting = (env: Record<string, string>, invitation?: string) =>
  startupBanner(loadConfig(env), invitation);

test('it names the address, the demo accounts and the invitation', () => {
  const text = greeting(online, '/invitation/?token=x');
  expect(text).toContain('supplier+s is ready at https://suppliers.example\n');
  expect(text).toMatch(/^ {2}anna\.berger@alpenguss\.example +\S/m);
  expect(text).toContain('An invitation to register with: https://suppliers.example/invitation/?token=x\n');
  expect(greeting({ DEMO: '0' })).not.toContain('Demo accounts');
});

test.each([
  [{ PORT: '9000' }, 'http://localhost:9000'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:8000'],
  [online, 'http://localhost:8000'],
  [{ TRUST_PROXY: '1', PUBLIC_URL: 'https://localhost' }, 'https://localhost'],
])('with %j mails are seen on this machine at %s', (env, address) => {
  expect(greeting(env)).toContain(`\nMails are kept at ${address}/dev/outbox/, seen on this machine only\n`);
});

test.each([{ ...online, TRUST_PROXY: '1' }, { HOST: '192.0.2.1' }])(
  'with %j it does not link the page of mails',
  (env) => {
    expect(greeting(env)).toContain('\nMails are kept and neither sent nor shown: set SMTP_URL\n');
  },
);

test('with a mail server nothing is kept', () => {
  expect(greeting({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' })).not.toContain('Mails');
});
