import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../lib/api-error';
import { productRoot } from '../../root';
import { renderReferencePage } from './page';

const path = '/api/docs';
const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;

interface File {
  type: string;
  content: Buffer;
}

/**
 * The API document as a page to read and try, at /api/docs/: Swagger UI, but only its files, because the
 * plugin for it declares no access and does not support phones (decision 078).
 */
export function registerReference(app: FastifyInstance): void {
  const files = loadFiles();
  const hash = createHash('sha256');
  for (const { content } of Object.values(files)) hash.update(content);
  const version = hash.digest('hex').slice(0, 12);
  const page = renderReferencePage(`${path}/${version}`);

  app.get(path, hidden, (_request, reply) => reply.redirect(`${path}/`, 301));
  app.get<{ Params: { '*': string } }>(`${path}/*`, hidden, async ({ params: { '*': name } }, reply) => {
    if (name === '')
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    const file = name.startsWith(`${version}/`) ? files[name.slice(version.length + 1)] : undefined;
    if (!file) throw notFound('This file');
    return reply
      .type(file.type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.content);
  });
}

function loadFiles(): Readonly<Record<string, File>> {
  const library = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui'));
  const script = 'text/javascript; charset=utf-8';
  const styles = 'text/css; charset=utf-8';
  const own = (name: string) => readFileSync(join(productRoot, 'server/plugins/reference', name));
  const kept = (name: string) => readFileSync(join(library, 'static', name));
  return {
    'swagger-ui.css': { type: styles, content: kept('swagger-ui.css') },
    'draw.css': { type: styles, content: own('draw.css') },
    'swagger-ui.js': { type: script, content: kept('swagger-ui-bundle.js') },
    'draw.js': { type: script, content: own('draw.js') },
  };
}
