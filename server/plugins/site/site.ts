import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublicEnv } from '../../../core/contracts/env';
import { locales } from '../../../core/i18n/locales';
import { ApiError } from '../../lib/api-error';
import { withoutDefaultLocale } from '../../../core/i18n/localized-path';
import { logged, withStatus } from '../errors';
import { asksForTexts, registerContentEditor, sendPageOfTexts } from './content-editor';
import { renderErrorPage } from '../../lib/site/error-page';
import { createInlineScripts } from '../../lib/site/inline-scripts';
import { readSiteFiles, type SiteFiles } from '../../lib/site/site-files';

const year = 'public, max-age=31536000, immutable';
const day = 'public, max-age=86400';

/** Serves the built site and the little it must know about this installation. */
export async function registerSite(
  app: FastifyInstance,
  options: {
    folder: string;
    publicUrl: string;
    env: PublicEnv;
    contentDir?: string | undefined;
    /** Content-Security-Policy of a page with these inline scripts. */
    policyFor: (inlineScripts: readonly string[]) => string;
  },
): Promise<void> {
  const root = resolve(options.folder);
  const files = readSiteFiles(root);
  const inlineScripts = createInlineScripts();
  const policyOf = (page: string) => options.policyFor(inlineScripts(page));
  const send: Send = (reply, file) => {
    const built = builtAt(root);
    if (file.endsWith('.html')) reply.header('content-security-policy', policyOf(join(built, file)));
    return reply.header('cache-control', cacheControlOf(file)).sendFile(file.slice(1), built);
  };
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(answer) {
      answer.setHeader('vary', 'accept-encoding');
    },
  });
  const hidden = { config: { access: 'public' }, schema: { hide: true } } as const;
  app.get('/env.json', hidden, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(options.env),
  );
  if (options.contentDir !== undefined) registerContentEditor(app, resolve(options.contentDir));
  app.get('/*', { ...hidden, errorHandler: sendErrorPage }, async (request, reply) => {
    const own = ownAddress(options.publicUrl, request);
    if (own) return reply.redirect(own);
    const page =
      options.contentDir !== undefined &&
      asksForTexts(request.url) &&
      files.pageFor(request.url.split('?')[0] ?? '/');
    if (!page) return sendPage({ files, send }, request, reply);
    const file = join(builtAt(root), page);
    reply.header('content-security-policy', policyOf(file));
    return sendPageOfTexts(file, reply);
  });
}

/** The real path of the site: a link that changes while a file is sent does not change that file. */
const builtAt = (root: string) => (existsSync(root) ? realpathSync.native(root) : root);

const namesOfThisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Redirect target if a browser on this machine uses another of the machine's names: sign-in works with the
 * name that the identity provider knows.
 */
function ownAddress(publicUrl: string, { hostname, url }: FastifyRequest): string | undefined {
  const own = new URL(publicUrl);
  const isOtherName =
    hostname !== own.hostname && [hostname, own.hostname].every((name) => namesOfThisMachine.includes(name));
  return isOtherName ? own.origin + url : undefined;
}

/** Sends a file of the site, by its address. */
type Send = (reply: FastifyReply, file: string) => FastifyReply;

interface BuiltSite {
  files: SiteFiles;
  send: Send;
}

function sendPage(site: BuiltSite, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { files, send } = site;
  const [address = '/', ...query] = request.url.split('?');
  const path = decodeURIComponent(address);
  const plain = withoutDefaultLocale(address);
  if (plain !== undefined) return reply.redirect([plain, ...query].join('?'), 301);
  if (!path.endsWith('/')) {
    if (files.has(path)) return send(reply, path);
    if (files.pageFor(`${path}/`)) return reply.redirect([`${address}/`, ...query].join('?'), 301);
    return sendNotFound(site, path, reply);
  }
  const page = files.pageFor(path);
  return page ? send(reply, page) : sendNotFound(site, path, reply);
}

/**
 * Sends an error page, with the number in the log, to a browser that requested a page and hit an internal
 * error; everything else goes to the general error handler.
 */
function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isFault = !error.statusCode || error.statusCode >= 500;
  if (!isFault || !request.headers.accept?.includes('text/html')) throw error;
  void withStatus(reply, logged(error, request))
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .send(renderErrorPage({ url: request.url, number: request.id }));
}

/** The page for unknown addresses, in the language of the address. */
function sendNotFound({ files, send }: BuiltSite, path: string, reply: FastifyReply): FastifyReply {
  if (!files.has('/index.html'))
    throw new ApiError(
      404,
      'SITE_NOT_BUILT',
      'The site is not built here: run "npm run build" and start again.',
    );
  const first = path.split('/')[1];
  const prefix = locales.some((locale) => locale === first) ? `/${first}` : '';
  const page = [`${prefix}/404.html`, `${prefix}/404/index.html`, '/404.html'].find((file) =>
    files.has(file),
  );
  if (!page) throw new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
  return send(reply.code(404), page);
}

/** Files with a hash in their name never change; everything else is revalidated by its ETag. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/static/') || /[-.][0-9a-f]{8,}\.(js|css)$/.test(path)) return year;
  if (/^\/(flags|icons)\//.test(path)) return day;
  return 'no-cache';
}
