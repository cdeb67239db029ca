import { once } from 'node:events';
import { createServer } from 'node:http';
import { publication, publications, since, versions } from './history.mjs';
import { hostAt } from './host.mjs';
import { publish, finishInterrupted } from './publication.mjs';
import { refuse } from './refusal.mjs';
import { notesIn } from './notes.mjs';
import { readVersion } from './whole-files.mjs';

const languageFile = /^locales\/[a-zA-Z-]{2,5}\/[a-z0-9-]+\.json$/;
const notesFile = /^content\/notes\/[a-zA-Z-]{2,5}\/[a-z0-9-]+\.jsonl$/;
const maxBodyBytes = 16 * 1024 * 1024;
async function readBody(request) {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > maxBodyBytes) throw refuse(413, 'This is more than language files hold.');
  }
  return JSON.parse(body);
}

function pathOf(path) {
  if (!languageFile.test(path)) throw refuse(403, `${path} is not a language file.`);
  return path;
}

const writtenPath = (path) => (notesFile.test(path) ? path : pathOf(path));

/** Printed where the program was started; the texts are saved in any case. */
function reportUnpublished(fault) {
  if (fault !== undefined)
    process.stderr.write(`The texts are saved, and not in the history: ${fault}\nCommit them with Git.\n`);
}

/** The actions of Decap's "proxy" backend that the editor uses, and those of its own pages. */
const actions = {
  getEntry(folder, { path }) {
    const { data, version } = readVersion(folder, pathOf(path));
    return { data, file: { path, id: version } };
  },
  entriesByFolder: (folder) => notesIn(folder),
  persistEntry(folder, { dataFiles, options = {} }, host) {
    const files = dataFiles.map(({ path, raw, read }) => ({ path: writtenPath(path), raw, read }));
    const { commitMessage: message = 'texts: changed', author } = options;
    reportUnpublished(publish(folder, { files, message, author }, host));
    return { message: 'saved', hasTexts: files.some(({ path }) => languageFile.test(path)) };
  },
  getMedia: () => [],
  getDeployPreview: () => null,
  publications,
  publication,
  versions: (folder, { path }) => versions(folder, { path: pathOf(path) }),
  since,
};

/** Finishes what an earlier start has begun. Throws if the host cannot be followed. */
function begin(folder, host) {
  try {
    reportUnpublished(finishInterrupted(folder, host));
  } catch (error) {
    process.stderr.write(`What was being published when the editor ended is not: ${error.message}\n`);
  }
  const fault = host?.fault();
  if (fault) throw new Error(fault);
  host?.follow();
}

/**
 * Lets only the editor, and no other page in the browser, read and write the language files and notes below `folder`.
 * Returns the address, which is the same at every start with the same port. `saved` is called after each change of
 * texts, `noted` after each note, and `siteState` returns the progress of the site that shows the texts. With
 * `branch`, `origin/texts`, it publishes to a Git host and pulls what others have published every `interval` milliseconds.
 * Throws if the host cannot be followed.
 */
export async function serveWorkingCopy(options) {
  const {
    folder,
    editorOrigin,
    saved,
    noted = () => undefined,
    siteState,
    branch,
    port = 0,
    interval = 10_000,
  } = options;
  const known = { ...actions, siteState };
  const host = branch === undefined ? undefined : hostAt(folder, branch);
  begin(folder, host);
  let polling;
  const poll = async () => {
    if (!(await host.look())) return;
    saved();
    noted();
  };
  const timer = host && setInterval(() => (polling = poll().catch(() => undefined)), interval);
  const server = createServer(async (request, answer) => {
    const send = (status, content) => {
      answer.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': editorOrigin,
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '600',
      });
      answer.end(JSON.stringify(content));
    };
    try {
      if (request.headers.origin !== editorOrigin || request.headers.host !== own)
        throw refuse(403, 'Only the editor may call here.');
      if (request.method === 'OPTIONS') return send(200, {});
      const { action, params } = await readBody(request);
      if (!Object.hasOwn(known, action)) throw refuse(422, `The working copy knows no "${action}".`);
      // Two Git processes must not fetch at the same time.
      if (action === 'persistEntry') await polling;
      const done = known[action](folder, params, host);
      send(200, done);
      // Notes are not shown on the site.
      if (action === 'persistEntry') (done.hasTexts ? saved : noted)();
    } catch (error) {
      send(error.status ?? 500, { error: error.message });
    }
  });
  const stop = () => {
    clearInterval(timer);
    server.close();
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const own = `127.0.0.1:${server.address().port}`;
  return { address: `http://${own}/`, stop };
}
