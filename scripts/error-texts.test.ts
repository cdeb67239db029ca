import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The server's messages are in English. What a person can be told by the app needs a text in every language: by its
 * code, or by a status that says enough (`src/lib/api/use-refused-text.ts`).
 */

/** Codes without a text, and why nobody reads their message in the app. */
const exceptions: Readonly<Record<string, string>> = {
  INVALID_INPUT: 'the forms check the same rules before they send',
  OTHER_PROJECT: 'the app takes both from the session',
  TABLE_MISSING: 'the app names the table',
  YEAR_MISSING: 'the app names the year',
  METHOD_NOT_ALLOWED: 'the app uses the methods of the contract',
  INVALID_ADDRESS: 'the app writes the addresses',
  FOREIGN_ORIGIN: 'a socket is refused without a word to the person',
  LOGOUT_TOKEN_INVALID: 'the identity provider makes this call',
  IDEMPOTENCY_KEY_REUSED: 'the outbox sends it again under a new key',
  INVALID_ANSWERS: 'the faults in its details have texts',
  INVALID_VALUES: 'the fields check the same rules before they save',
  UNKNOWN_SEGMENT: 'the app offers the lists',
  YEAR_INVALID: 'the app offers the years',
  QUANTITY_OUT_OF_RANGE: 'the field checks the same rule',
  CURRENCY_MISSING: 'the app sends it with the turnover',
  TURNOVER_MISSING: 'the field checks the same rule',
  TOKEN_INVALID: 'every conflict about an invitation says that it cannot be accepted any more',
  INVITATION_USED: 'every conflict about an invitation says that it cannot be accepted any more',
  OWN_INVITATION: 'the acceptance has a text of its own',
  ALREADY_ANSWERED: 'every conflict about a request says that it was changed',
  REQUEST_DECLINED: 'every conflict about a request says that it was changed',
  REGISTRATION_NOT_OPEN: 'the registration has a text of its own',
  PUSH_DEVICES_MANY: 'the settings say that the browser was not added',
};

/** Modules whose callers are other systems. */
const forSystems = /^server\/(modules\/(pact|api-clients\/token)|lib\/access\/client)/;

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('server', name))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !forSystems.test(name));

/** Thrown with a literal code. */
const thrown = sources.flatMap((name) =>
  [
    ...readFileSync(name, 'utf8').matchAll(
      /new ApiError\(\s*(?<status>\d{3}),\s*(?:\w+ \?\? )?'(?<code>[A-Z\d_]+)'/gu,
    ),
  ].map(({ groups }) => ({ code: groups?.code ?? '', status: Number(groups?.status) })),
);

const saysEnough = ({ status, code }: (typeof thrown)[number]) =>
  [401, 404, 413, 429].includes(status) || status >= 500 || code === 'STALE_VERSION';

const keysOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]) => [key, ...(typeof value === 'object' ? keysOf(value) : [])]);

const withText = new Set([
  ...readdirSync('locales/en').flatMap((name) =>
    keysOf(JSON.parse(readFileSync(path.join('locales/en', name), 'utf8')) as object),
  ),
  ...['refusal-keys', 'use-refused-text'].flatMap(
    (name) => readFileSync(`src/lib/api/${name}.ts`, 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)+\b/gu) ?? [],
  ),
]);

test('the server’s codes are found', () => {
  expect(thrown.length).toBeGreaterThan(80);
});

test('every code that a person can be told has a text', () => {
  const silent = thrown.filter(
    (each) => !saysEnough(each) && !withText.has(each.code) && !(each.code in exceptions),
  );
  expect([...new Set(silent.map(({ status, code }) => `${status} ${code}`))]).toEqual([]);
});

test('every exception is still needed', () => {
  const codes = new Set(thrown.map(({ code }) => code));
  expect(Object.keys(exceptions).filter((code) => !codes.has(code) || withText.has(code))).toEqual([]);
});
