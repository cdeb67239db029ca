import { strFromU8, unzipSync } from 'fflate';
import type { DeclaredRoute } from '../../../server/plugins/access/declared-routes';
import type { TestApp } from './test-app';

interface Reader {
  email: string;
  /** Its project. */
  projectId: number;
  linkingId: string;
  year: number;
  /** Projects of others, to try. */
  projects?: readonly number[];
  /** Ids of records, its own and others', to try wherever a record is needed. */
  ids?: readonly string[];
}

interface Read {
  /** All responses as one text, with sheets unpacked. */
  text: string;
  /** Routes without any 200 response. */
  unanswered: string[];
}

/** Every response that a person can read, over all GET routes, as one text. */
export async function everyResponse(server: TestApp, reader: Reader): Promise<string> {
  return (await readEverything(server, reader)).text;
}

/** Calls every GET route with all possible address parameters and required query parameters. */
export async function readEverything(server: TestApp, reader: Reader): Promise<Read> {
  const queries = await requiredQueries(server);
  const texts: string[] = [];
  const unanswered: string[] = [];
  for (const { url } of server.app.declaredRoutes.filter(isRead)) {
    let isAnswered = false;
    for (const address of addressesOf(url, reader))
      for (const query of queries.get(url) ?? ['']) {
        const answer = await server.call(reader.email, { url: address + query });
        isAnswered ||= answer.statusCode === 200;
        texts.push(textOf(answer.rawPayload));
      }
    if (!isAnswered) unanswered.push(url);
  }
  return { text: texts.join('\n'), unanswered };
}

/** The operator's own pages and the outbox of a development server are not for customers. */
const isRead = ({ method, url }: DeclaredRoute) =>
  method === 'GET' && url.startsWith('/api') && !url.includes('*');

function addressesOf(url: string, { projectId, projects = [], linkingId, year, ids = [] }: Reader): string[] {
  const known: Record<string, readonly string[]> = {
    projectId: [projectId, ...projects].map(String),
    linkingId: [linkingId, ...ids],
    year: [String(year)],
    sectorCode: ['FREIGHT'],
    id: ['1', ...ids],
    fileId: ['1', ...ids],
    key: [linkingId],
  };
  let addresses = [url];
  for (const [placeholder, name = ''] of url.matchAll(/:(\w+)/g)) {
    const values = known[name];
    if (!values) throw new Error(`Nothing is known to try for ${placeholder} of ${url}: name it here.`);
    addresses = addresses.flatMap((address) => values.map((value) => address.replace(placeholder, value)));
  }
  return addresses;
}

interface Parameter {
  in: string;
  name: string;
  required: boolean;
  schema: { enum?: string[] };
}
interface Document {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
}

/** By route: the queries with every choice of the required parameters. */
async function requiredQueries(server: TestApp): Promise<ReadonlyMap<string, string[]>> {
  const { paths } = (await server.call(undefined, { url: '/api/openapi.json' })).json<Document>();
  return new Map(
    Object.entries(paths).map(([path, { get }]) => {
      const required = (get?.parameters ?? []).filter((each) => each.in === 'query' && each.required);
      const queries = required.reduce(
        (found, { name, schema }) =>
          found.flatMap((query) =>
            (schema.enum ?? []).map((value) => `${query}${query ? '&' : '?'}${name}=${value}`),
          ),
        [''],
      );
      return [path.replaceAll(/\{(\w+)\}/g, ':$1'), queries];
    }),
  );
}

const zipMark = 'PK';

function textOf(payload: Buffer): string {
  if (payload.subarray(0, 2).toString() !== zipMark) return payload.toString();
  return Object.values(unzipSync(payload))
    .map((part) => strFromU8(part))
    .join('\n');
}
