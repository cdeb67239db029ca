/**
 * Reads the years of a company and adds a gas bill to the newest one, as another system would.
 *
 *   API_URL=http://localhost:8000 CLIENT_ID=... CLIENT_SECRET=... npm run example
 *
 * The client needs carbon:read and carbon:write. TOKEN_URL is the token endpoint that was shown with the secret, if it
 * is not the server's own.
 */
import { createHash } from 'node:crypto';

interface Year {
  year: number;
  totals: { total: number } | null;
}

interface Activity {
  id: string;
  amount: number;
  unit: string;
}

const activity = { id: 101, name: 'natural gas' };

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const api = required('API_URL').replace(/\/$/, '');
  const tokenUrl = process.env.TOKEN_URL ?? `${api}/realms/platform/protocol/openid-connect/token`;
  const token = await fetchToken(tokenUrl, required('CLIENT_ID'), required('CLIENT_SECRET'));
  const project = projectOf(token);

  const years = await call<Year[]>(`${api}/api/ca-emission-results/project/${project}/years`, token);
  for (const { year, totals } of years)
    tell(`${year}: ${totals ? `${totals.total.toFixed(1)} t CO2e` : 'not calculated yet'}`);
  const [newest] = years;
  if (!newest) throw new Error('The company accounts for no year yet.');

  const number = 'EXAMPLE-1';
  const record = await writeBill({ api, token, project, year: newest.year, number });
  tell(`${newest.year}: bill ${number} of ${activity.name}, ${record.amount} ${record.unit} (${record.id})`);
}

interface NewBill {
  api: string;
  token: string;
  project: number;
  year: number;
  /** Number of the bill; it is written once, however often the program runs. */
  number: string;
}

/** Writes a record of one bill. Its id is derived from its key data, so another run writes no second one. */
async function writeBill({ api, token, project, year, number }: NewBill): Promise<Activity> {
  const id = uuidOf(`${project} ${year} ${number}`);
  const amount = { amount: 41.2, unit: 'MWh', calorificValue: null };
  const bill = { id, ...amount, from: `${year}-01-01`, to: `${year}-01-31`, evidence: number, note: '' };
  const data = {
    ...{ ActivityDataId: id, Year: year, ActivityId: activity.id },
    ...{ Amount: amount.amount, Unit: amount.unit, Bills: [bill], Note: 'From the example program' },
  };
  return call<Activity>(`${api}/api/ca-activities-data/project/${project}/create`, token, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify({ data }),
  });
}

async function fetchToken(address: string, clientId: string, secret: string): Promise<string> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  if (!answer.ok) throw new Error(`No token (${answer.status}): check CLIENT_ID and CLIENT_SECRET.`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

function projectOf(token: string): number {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return (claims as { project_id: number }).project_id;
}

/** The response of a request; after 429 and 503 it is retried when the server says so. */
async function call<Data>(address: string, token: string, init: RequestInit = {}): Promise<Data> {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
  const answer = await fetch(address, { ...init, headers });
  if (answer.status === 429 || answer.status === 503) {
    const seconds = Number(answer.headers.get('retry-after') ?? 5);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return call(address, token, init);
  }
  const body = (await answer.json()) as { data: Data; error?: { code: string; message: string } };
  if (body.error) throw new Error(`${answer.status} ${body.error.code}: ${body.error.message}`);
  return body.data;
}

const tell = (line: string) => process.stdout.write(`${line}\n`);

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: set API_URL, CLIENT_ID and CLIENT_SECRET.`);
  return value;
}

/** The same UUID for the same text. */
function uuidOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
