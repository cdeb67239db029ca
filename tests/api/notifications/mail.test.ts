import { claimDue, enqueue, postpone } from '../../../server/mail/queue';
import { retryDelay, sendDue, type SenderOptions } from '../../../server/mail/sender';
import { createSmtpMailer } from '../../../server/mail/smtp';
import type { Mail } from '../../../server/mail/mail';
import { makeInvitation, mailsTo, post, registrationOf } from '../../support/server/invitations';
import { startSmtpStub, type SmtpStub } from '../../support/server/smtp-stub';
import { createTestApp, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let smtp: SmtpStub;

beforeAll(async () => {
  smtp = await startSmtpStub();
  server = await createTestApp();
});
beforeEach(async () => {
  smtp.mails.length = 0;
  smtp.refuse = 0;
  await server.database.query('delete from mails', []);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const mail: Mail = {
  kind: 'invitation',
  recipient: 'müller@newcomer.example',
  locale: 'de',
  subject: 'Größe: 10 € für 上海',
  text: 'Text ä\n',
  html: '<p>HTML ä</p>',
};

async function send() {
  const failures: { attempts: number; givenUp: boolean }[] = [];
  const mailer = createSmtpMailer({ url: smtp.url, from: 'supplier+s <no-reply@platform.example>' });
  const options: SenderOptions = {
    database: server.database,
    mailer,
    onRefusal: (_error, { attempts, givenUp }) => failures.push({ attempts, givenUp }),
    onFailure: (error) => {
      throw error;
    },
  };
  await sendDue(options);
  mailer.close();
  return failures;
}

const rows = () =>
  server.database.query<{ attempts: number; waits: number | null; sent: boolean; text_body: string }>(
    `select attempts, round(extract(epoch from next_attempt_at - now()) / 60)::float8 as waits,
            sent_at is not null as sent, text_body from mails`,
    [],
  );

describe('the mail server', () => {
  it('gets each mail once, with both bodies, and nothing of it is kept', async () => {
    await enqueue(server.database, mail);
    expect(await send()).toEqual([]);
    expect(await send()).toEqual([]);
    expect(smtp.mails).toHaveLength(1);
    const [received] = smtp.mails;
    expect(received?.from).toContain('<no-reply@platform.example>');
    expect(received?.data).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(received?.data).toMatch(/^Auto-Submitted: auto-generated/im);
    expect(received?.data).toMatch(/^Message-ID: <[0-9a-f-]{36}@platform\.example>/im);
    expect(await rows()).toEqual([{ attempts: 1, waits: null, sent: true, text_body: '' }]);
  });

  it('is retried after a refusal, with growing delays', async () => {
    await enqueue(server.database, mail);
    smtp.refuse = 1;
    expect(await send()).toEqual([{ attempts: 1, givenUp: false }]);
    expect(await rows()).toMatchObject([{ attempts: 1, waits: 1, sent: false, text_body: 'Text ä\n' }]);
    expect(await send()).toEqual([]);
    await server.database.query('update mails set next_attempt_at = now()', []);
    await send();
    expect(smtp.mails).toHaveLength(1);
    expect([1, 2, 3, 8, 9, 10, 20].map((attempts) => retryDelay(attempts) / 60)).toEqual([
      1, 2, 4, 128, 256, 360, 360,
    ]);
  });

  it('gets no further attempt after twenty, and the mail is kept', async () => {
    await enqueue(server.database, mail);
    await server.database.query('update mails set attempts = 19', []);
    smtp.refuse = 1;
    expect(await send()).toEqual([{ attempts: 20, givenUp: true }]);
    expect(await rows()).toEqual([{ attempts: 20, waits: null, sent: false, text_body: 'Text ä\n' }]);
  });

  it('cannot get extra headers or recipients through user input', async () => {
    await enqueue(server.database, { ...mail, subject: 'Hello\r\nBcc: all@newcomer.example' });
    await send();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.data).not.toMatch(/^Bcc:/m);
    expect(smtp.mails[0]?.to).not.toContain('all@');
  });

  it('does not get mails whose links have expired', async () => {
    await enqueue(server.database, mail);
    await server.database.query("update mails set created_at = now() - interval '5 days'", []);
    await send();
    expect(smtp.mails).toEqual([]);
  });
});

describe('the queue', () => {
  it('gives a mail to only one of two senders', async () => {
    await enqueue(server.database, mail);
    const claimed = await Promise.all([claimDue(server.database, 10), claimDue(server.database, 10)]);
    expect(claimed.flat()).toHaveLength(1);
  });

  it('gives it to another if the first crashes', async () => {
    await enqueue(server.database, mail);
    const [claimed] = await claimDue(server.database, 10);
    await postpone(server.database, claimed?.id ?? '', -1);
    expect(await claimDue(server.database, 10)).toMatchObject([{ attempts: 2 }]);
  });

  it('does not wait longer because the clock was set back', async () => {
    await enqueue(server.database, mail);
    await server.database.query("update mails set next_attempt_at = now() + interval '1 day'", []);
    expect(await claimDue(server.database, 10)).toHaveLength(1);
  });

  it('drops a mail whose transaction fails', async () => {
    const failing = server.database.transaction(async (tx) => {
      await enqueue(tx, mail);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await rows()).toEqual([]);
  });

  it('accepts three password mails an hour, and any number of invitations', async () => {
    for (let i = 0; i < 5; i += 1) {
      await enqueue(server.database, { ...mail, kind: 'forgottenPassword' });
      await enqueue(server.database, mail);
    }
    const kinds = (await mailsTo(server, mail.recipient)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'forgottenPassword')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'invitation')).toHaveLength(5);
  });
});

describe('a running server with a mail server', () => {
  let sending: TestApp;
  beforeAll(async () => {
    sending = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@platform.example' });
    await sending.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => sending.close());

  it('sends the mails of a registration', async () => {
    const email = 'nina@sent.example';
    const { token } = await makeInvitation(sending, { email });
    const project = await post(sending, '/api/registration/create-project', registrationOf(token, email));
    await post(sending, '/api/auth/create-account', { email, projectId: project.json().projectId });
    const [invitation, password] = await smtp.received(2, email);
    expect(invitation?.data).toContain('Nordwerk Automotive AG');
    expect(password?.data).toMatch(/^Content-Language: de/im);
  });

  it('logs why a mail was refused, but not the recipient', async () => {
    smtp.refuse = 1;
    const logged = new Promise<string>((resolve) => {
      jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
        if (String(chunk).includes('a mail was not sent')) resolve(String(chunk));
        return true;
      });
    });
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@platform.example', LOG_LEVEL: 'warn' };
    const logging = await createTestApp(env);
    await logging.app.listen({ port: 0, host: '127.0.0.1' });
    await enqueue(logging.database, { ...mail, recipient: 'nina@refused.example' });
    const line = await logged;
    jest.restoreAllMocks();
    await logging.close();
    expect(JSON.parse(line)).toMatchObject({
      code: 'EMESSAGE',
      responseCode: 451,
      command: 'DATA',
      attempts: 1,
    });
    expect(line).not.toContain('refused.example');
  });

  it('has no outbox page', async () => {
    expect((await sending.app.inject({ url: '/dev/outbox/' })).statusCode).toBe(404);
  });
});

describe('the outbox', () => {
  const open = (url: string, remoteAddress = '127.0.0.1', headers = {}) =>
    server.app.inject({ url, remoteAddress, headers });

  it('shows the newest first, with links, without scripts', async () => {
    await enqueue(server.database, { ...mail, subject: 'First' });
    // Two mails with the same timestamp have no order.
    await server.database.query(
      `update mails set created_at = created_at - interval '1 minute' where subject = 'First'`,
    );
    await enqueue(server.database, {
      ...mail,
      subject: 'Second',
      text: 'See https://a.example/x?y=1&z=2\n<b>',
    });
    const { body, headers } = await open('/dev/outbox/', '127.0.0.1', { 'accept-language': 'de' });
    expect(body).toContain('<html lang="de">');
    expect(body.indexOf('Second')).toBeLessThan(body.indexOf('First'));
    expect(body).toContain('<a href="https://a.example/x?y=1&amp;z=2">');
    expect(body).toContain('&lt;b&gt;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('shows one mail as its reader would see it', async () => {
    await enqueue(server.database, mail);
    const [, address = ''] = /href="(\/dev\/outbox\/[^"]+)"/.exec((await open('/dev/outbox/')).body) ?? [];
    const { body, headers } = await open(address);
    expect(body).toBe('<p>HTML ä</p>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['/dev/outbox/x/', '/dev/outbox/00000000-0000-4000-8000-000000000000/'])(
    'has no page for %s',
    async (url) => expect((await open(url)).statusCode).toBe(404),
  );

  it('is only accessible from this machine', async () => {
    await enqueue(server.database, mail);
    const viaProxy = { 'x-forwarded-for': '198.51.100.7' };
    expect((await open('/dev/outbox/', '198.51.100.7')).statusCode).toBe(404);
    expect((await open('/dev/outbox/', '127.0.0.1', viaProxy)).statusCode).toBe(404);
    expect((await open('/dev/outbox/', '::1')).statusCode).toBe(200);
  });

  it('is not accessible through a proxy that does not forward the client address', async () => {
    const online = await createTestApp({ PUBLIC_URL: 'https://suppliers.example', TRUST_PROXY: '1' });
    const status = async (app: TestApp['app'], host: string) =>
      (await app.inject({ url: '/dev/outbox/', headers: { host } })).statusCode;
    expect(await status(online.app, 'suppliers.example')).toBe(404);
    expect(await status(online.app, '127.0.0.1:8000')).toBe(404);
    await online.close();
    expect(await status(server.app, 'suppliers.example')).toBe(404);
    expect(await status(server.app, 'localhost:8000')).toBe(200);
  });
});
