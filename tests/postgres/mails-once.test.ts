import { startServerProcess } from '../support/cluster/server-process';
import { addressOf } from '../support/server/postgres-admin';
import { onFreePort } from '../support/server/product-process';
import { startSmtpStub } from '../support/server/smtp-stub';
import { openTestDatabase } from '../support/server/test-database';

jest.setTimeout(120_000);

test('with several servers each mail is sent once, by one of them', async () => {
  const smtp = await startSmtpStub();
  const database = await openTestDatabase();
  await database.query('update mails set next_attempt_at = null', []);
  const address = await addressOf(database);
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@platform.example' };
  const servers = await Promise.all(
    [1, 2, 3].map(() => onFreePort((port) => startServerProcess(port, address, env))),
  );
  await database.query(
    `insert into mails (kind, recipient, locale, subject, text_body, html_body)
     select 'request', 'somebody@once.example', 'en', 'Mail ' || number, 'Text', 'Text' from generate_series(1, 200) as number`,
    [],
  );
  const mails = await smtp.received(200, 'somebody@once.example');
  await Promise.all(servers.map((server) => server.kill()));
  const subjects = mails.map(({ data }) => /^Subject: (.*)$/m.exec(data)?.[1]);
  expect(new Set(subjects).size).toBe(200);
  expect(smtp.mails).toHaveLength(200);
  await database.close();
  await smtp.close();
});
