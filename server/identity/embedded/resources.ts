import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { productRoot } from '../../root';
import { paths } from './paths';

const darkTheme = /@media screen \{\s*\[data-theme='dark'\]/;
const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** In the order of their rules. */
const styleSheets = ['pages.css', 'second-factor.css', 'trial.css'];

/** Not among the package's exports. */
const passkeyLibrary = '../dist/bundle/index.umd.min.js';

/** These pages have no script to set the theme: the dark constants follow the system instead. */
function followSystemTheme(tokens: string): string {
  if (!darkTheme.test(tokens)) throw new Error('core/theme/tokens.css must have a dark theme for screens');
  return tokens.replace(darkTheme, '@media screen and (prefers-color-scheme: dark) {\n  :root');
}

export interface Resources {
  styleSheet: string;
  /** The scripts of pages with a passkey, in execution order. */
  passkeyScripts: readonly string[];
  /** Serves them below the realm. */
  register(realm: FastifyInstance): void;
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** Style sheet, font and scripts of the pages, at addresses that change with their content. */
export function loadResources(): Resources {
  const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');
  const readPages = (file: string) => read(`server/identity/embedded/pages/${file}`);
  const styles = followSystemTheme(read('core/theme/tokens.css')) + styleSheets.map(readPages).join('');
  const { resolve } = createRequire(import.meta.url);
  const font = readFileSync(resolve(fontFile));
  const scripts = {
    'webauthn.js': readFileSync(join(dirname(resolve('@simplewebauthn/browser')), passkeyLibrary)),
    'passkeys.js': readPages('passkeys.js'),
  };
  const version = hashOf([styles, font, ...Object.values(scripts)]);
  const folder = `${paths.resources}/${version}`;
  return {
    styleSheet: `${paths.realm}${folder}/pages.css`,
    passkeyScripts: Object.keys(scripts).map((name) => `${paths.realm}${folder}/${name}`),
    register(realm) {
      const serve = (name: string, type: string, content: string | Buffer) =>
        realm.get(
          `${folder}/${name}`,
          { config: { access: 'public' }, schema: { hide: true } },
          (_request, reply) =>
            reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content),
        );
      serve('pages.css', 'text/css; charset=utf-8', styles);
      serve('inter.woff2', 'font/woff2', font);
      for (const [name, script] of Object.entries(scripts))
        serve(name, 'text/javascript; charset=utf-8', script);
    },
  };
}
