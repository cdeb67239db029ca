import type { TestApp } from './test-app';

interface Reader {
  email: string;
  /** Its project. */
  projectId: number;
  linkingId: string;
  year: number;
}

/** Every answer that a person can read, over all routes of a project and of one linking, as one text. */
export async function everyAnswer(server: TestApp, reader: Reader): Promise<string> {
  const routes = server.app.declaredRoutes.filter(
    ({ method, url }) => method === 'GET' && url.includes(':projectId'),
  );
  const texts: string[] = [];
  for (const { url } of routes) {
    const address = url
      .replace(':projectId', String(reader.projectId))
      .replace(':linkingId', reader.linkingId)
      .replace(':year', String(reader.year))
      .replaceAll(/:\w+/g, '1');
    texts.push((await server.call(reader.email, { url: address })).body);
  }
  return texts.join('\n');
}
