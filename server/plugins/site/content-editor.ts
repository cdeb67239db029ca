import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { StartupError } from '../../startup-error';

/** The addresses in the description of the text repository, which the editor calls. */
function originsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:\/\//.test(value) ? [new URL(value).origin] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(originsIn);
}

/** Decap's default Git hosts, unless the description names another. */
const hosts: Readonly<Record<string, string>> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
};

interface Place {
  backend: { name: string };
  /** A translation service that the editor may call. */
  translation?: object;
}

function readPlace(file: string): Place {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Place;
  } catch (error) {
    throw new StartupError(
      `CONTENT_DIR: ${file} is missing or cannot be read; docs/content.md says what it holds.`,
      {
        cause: error,
      },
    );
  }
}

/**
 * Serves the text editor at /content/, under its own policy: its form validation compiles code, which the
 * product's pages may not.
 * @throws StartupError when the folder has no readable backend.json
 */
export function registerContentEditor(app: FastifyInstance, folder: string): void {
  const { backend, translation } = readPlace(join(folder, 'backend.json'));
  const host = hosts[backend.name];
  const origins = new Set([...originsIn(backend), ...(host ? [host] : []), ...originsIn(translation)]);
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${[...origins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    // The preview of the mails is framed next to their texts.
    "frame-ancestors 'self'",
  ].join('; ');
  const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/content', hidden, async (_request, reply) => reply.redirect('/content/'));
  app.get<{ Params: { '*': string } }>('/content/*', hidden, async (request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .sendFile(request.params['*'] || 'index.html', folder),
  );
}

/** Whether an address requests a page whose texts are outlined or made longer. */
export function asksForTexts(url: string): boolean {
  return /[?&]texts=(show|pseudo)(&|$)/.test(url);
}

/** Sends a page with the script for this before everything else in its head. */
export async function sendPageOfTexts(file: string, reply: FastifyReply): Promise<FastifyReply> {
  const page = await readFile(file, 'utf8');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.replace('<head>', '<head><script src="/content/in-page.js"></script>'));
}
