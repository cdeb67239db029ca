import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const languageFile = /^locales\/[a-zA-Z-]{2,5}\/[a-z0-9-]+\.json$/;
const largestBody = 16 * 1024 * 1024;

const refuse = (status, error) => Object.assign(new Error(error), { status });

async function readBody(request) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > largestBody) throw refuse(413, 'This is more than language files hold.');
  }
  return JSON.parse(body);
}

function pathOf(path) {
  if (!languageFile.test(path)) throw refuse(403, `${path} is no language file.`);
  return path;
}

/** Decap's calls to a backend of its kind "proxy", as many as the editor of the texts makes. */
const actions = {
  getEntry: (folder, { path }) => ({
    data: readFileSync(join(folder, pathOf(path)), 'utf8'),
    file: { path, id: null },
  }),
  persistEntry(folder, { dataFiles }) {
    const files = dataFiles.map(({ path, raw }) => [join(folder, pathOf(path)), raw]);
    for (const [file, raw] of files) writeFileSync(file, raw);
    return { message: 'saved' };
  },
  getMedia: () => [],
  getDeployPreview: () => null,
};

/**
 * Lets the editor, and no other page that the browser has open, read and write the language files below `folder`.
 * Answers with the address; `saved` is called after each change.
 */
export async function serveWorkingCopy(folder, editorOrigin, saved) {
  const server = createServer(async (request, answer) => {
    const send = (status, content) => {
      answer.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': editorOrigin,
        'access-control-allow-headers': 'content-type',
      });
      answer.end(JSON.stringify(content));
    };
    try {
      if (request.headers.origin !== editorOrigin || request.headers.host !== own)
        throw refuse(403, 'Only the editor may call here.');
      if (request.method === 'OPTIONS') return send(200, {});
      const { action, params } = await readBody(request);
      if (!Object.hasOwn(actions, action)) throw refuse(422, `The working copy knows no "${action}".`);
      send(200, actions[action](folder, params));
      if (action === 'persistEntry') saved();
    } catch (error) {
      send(error.status ?? 500, { error: error.message });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `127.0.0.1:${server.address().port}`;
  return { address: `http://${own}/`, stop: () => server.close() };
}
