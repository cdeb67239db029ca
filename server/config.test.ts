import { loadConfig, type ConfigError } from './config';

const faultsOf = (env: Record<string, string>) => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};

test('an empty environment starts a product on this machine', () => {
  expect(loadConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8000,
    publicUrl: 'http://localhost:8000',
    dataDir: './.data',
    databaseUrl: undefined,
    demo: true,
    siteDir: './public',
    keycloak: undefined,
    clientId: 'supplier-portal',
  });
});

test('empty and blank count as not set', () => {
  const blank = { PORT: '', HOST: ' ', DATABASE_URL: '', SMTP_URL: ' ', FAN_OUT_URL: ' ' };
  expect(loadConfig(blank)).toEqual(loadConfig({}));
});

test.each([
  [{ PORT: '9000' }, 'http://localhost:9000'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:8000'],
  [{ HOST: 'suppliers.internal', PORT: '80' }, 'http://suppliers.internal:80'],
  [{ PUBLIC_URL: 'https://suppliers.example' }, 'https://suppliers.example'],
])('with %j browsers reach it at %s', (env, expected) => {
  expect(loadConfig(env).publicUrl).toBe(expected);
});

test('values arrive in the units and forms of the program', () => {
  const env = { DEMO: '0', SHUTDOWN_TIMEOUT: '3', TRUST_PROXY: '2', IDENTITY: 'keycloak' };
  const keycloak = {
    KEYCLOAK_URL: 'https://login.example',
    KEYCLOAK_REALM: 'other',
    KEYCLOAK_ADMIN_CLIENT_SECRET: 'x',
  };
  expect(loadConfig({ ...env, ...keycloak })).toMatchObject({
    demo: false,
    shutdownTimeoutMs: 3000,
    trustedProxies: 2,
    keycloak: { url: 'https://login.example', realm: 'other' },
  });
});

test.each([
  [{ PORT: 'x' }, 'PORT must be a port number from 1 to 65535; it is "x".'],
  [{ PORT: '0' }, 'PORT must be a port number from 1 to 65535; it is "0".'],
  [{ PORT: '80.5' }, 'PORT must be a port number from 1 to 65535; it is "80.5".'],
  [
    { DATABASE_REPLICA_URLS: 'postgres://db2/suppliers' },
    'DATABASE_URL must be set when DATABASE_REPLICA_URLS is.',
  ],
  [
    { DATABASE_REPLICA_URLS: 'postgres://db2/suppliers, db3:5432', DATABASE_URL: 'postgres://db/suppliers' },
    'DATABASE_REPLICA_URLS must be connection strings as that of DATABASE_URL, with commas between them and a comma in a password written as %2C.',
  ],
  [
    { FAN_OUT_URL: 'redis://cache:6379' },
    'DATABASE_URL must be set when FAN_OUT_URL is: with the embedded database there is one server only.',
  ],
  [
    { FAN_OUT_URL: 'http://cache', DATABASE_URL: 'postgres://db/suppliers' },
    'FAN_OUT_URL must be an address such as redis://user:password@host:6379, or rediss:// for TLS.',
  ],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1; it is "yes".'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development, test or nothing; it is "prod".'],
  [
    { PUBLIC_URL: 'https://a.example/app' },
    'PUBLIC_URL must be an origin such as https://suppliers.example.com, without a path; it is "https://a.example/app".',
  ],
  [
    { PUBLIC_URL: 'http://localhost:80000' },
    'PUBLIC_URL must be an origin such as https://suppliers.example.com, without a path; it is "http://localhost:80000".',
  ],
  [
    {
      IDENTITY: 'keycloak',
      KEYCLOAK_ADMIN_CLIENT_SECRET: 'x',
      KEYCLOAK_URL: 'https://login.example:443000',
    },
    'KEYCLOAK_URL must be an address such as https://login.example.com, without a slash at the end; it is "https://login.example:443000".',
  ],
  [{ LINK_ABOUT: 'https://[about' }, 'LINK_ABOUT must be an https address; it is "https://[about".'],
  [{ LINK_IMPRINT: 'http://a.example' }, 'LINK_IMPRINT must be an https address; it is "http://a.example".'],
  [{ LINK_HELP: 'javascript:alert(1)' }, 'LINK_HELP must be an https address; it is "javascript:alert(1)".'],
  [{ PORT: '9000', METRICS_PORT: '9000' }, 'METRICS_PORT must be another port than PORT.'],
  [
    { IDENTITY: 'keycloak', KEYCLOAK_ADMIN_CLIENT_SECRET: 'x' },
    'KEYCLOAK_URL must be set when IDENTITY is keycloak.',
  ],
  [
    { IDENTITY: ' keycloak', KEYCLOAK_URL: ' ', KEYCLOAK_ADMIN_CLIENT_SECRET: 'x' },
    'KEYCLOAK_URL must be set when IDENTITY is keycloak.',
  ],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: ' ' }, 'MAIL_FROM must be set when SMTP_URL is.'],
])('%j: %s', (env, expected) => {
  expect(faultsOf(env)).toEqual([expected]);
});

test('the imprint is linked where the operator has one, and the page gets its address', () => {
  const imprint = 'https://operator.example/imprint';
  expect(loadConfig({ LINK_IMPRINT: imprint }).links).toMatchObject({ imprint });
  expect(loadConfig({}).links).not.toHaveProperty('imprint');
});

test.each([
  'postgres://user:password@host:5432/database',
  'postgresql://user:pass%2Fword%23@host/database?sslmode=require&application_name=a@b',
  'postgres://host',
  'postgres://user@[::1]:5432/database',
  'postgres://user:password@/database?host=/var/run/postgresql',
  'postgres:///database?host=/var/run/postgresql&user=suppliers',
  'postgres://%2Fvar%2Frun%2Fpostgresql/database',
])('%s is a database', (url) => {
  expect(loadConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

const unescaped = [
  'to/psecret',
  '12/psecret',
  '/psecret',
  'to#psecret',
  '#psecret',
  'to?p/#secret',
  'to psecret',
];

test.each(unescaped)(
  'a mail server with the password %s is refused by the name of the variable, without repeating the password',
  (password) => {
    const [fault = '', ...more] = faultsOf({
      SMTP_URL: `smtp://us:${password}@host`,
      MAIL_FROM: 'a@b.example',
    });
    expect(fault).toMatch(/^SMTP_URL must be an address .* written as %2F or %23\.$/);
    expect([fault.includes('secret'), more]).toEqual([false, []]);
  },
);

test.each([
  'smtp://mail.example',
  'smtps://us%40a.example:p%2Fw%23@mail.example:465',
  'smtp://us@a.example:pass@[::1]:25/?pool=true',
  'smtp://mail.example?ignoreTLS=true',
])('%s is a mail server', (url) => {
  expect(loadConfig({ SMTP_URL: url, MAIL_FROM: 'a@b.example' }).smtp?.url).toBe(url);
});

test.each(unescaped)(
  'a database with the password %s is refused by the name of the variable, without repeating the password',
  (password) => {
    const [fault = '', ...more] = faultsOf({ DATABASE_URL: `postgres://suppliers:${password}@host:5432/a` });
    expect(fault).toMatch(/^DATABASE_URL must be a connection string .* written as %2F or %23\.$/);
    expect([fault.includes('secret'), more]).toEqual([false, []]);
  },
);

test('this machine reaches it at its local address, whatever the public one', () => {
  const env = { PUBLIC_URL: 'https://suppliers.example', PORT: '9000' };
  expect(loadConfig(env).localUrl).toBe('http://localhost:9000');
  expect(loadConfig({ ...env, HOST: '0.0.0.0' }).localUrl).toBe('http://localhost:9000');
  expect(loadConfig({ ...env, HOST: '192.0.2.1' }).localUrl).toBe('http://192.0.2.1:9000');
});

test('all faults are reported together, and a secret is not repeated', () => {
  const faults = faultsOf({ PORT: 'x', DEMO: '2', DATABASE_URL: 'mysql://user:secret@host' });
  expect(faults).toHaveLength(3);
  expect(faults.join()).not.toContain('secret');
});
