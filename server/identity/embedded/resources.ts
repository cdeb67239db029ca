import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { productRoot } from '../../root';
import { paths } from './paths';

const darkSelector = "[data-theme='dark']";
const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** These pages run no script that could set the theme: the dark constants follow the system instead. */
function followSystemTheme(tokens: string): string {
  const [light, dark, ...rest] = tokens.split(darkSelector);
  if (light === undefined || dark === undefined || rest.length > 0)
    throw new Error(`core/theme/tokens.css must name ${darkSelector} once`);
  return `${light}@media (prefers-color-scheme: dark) {\n:root${dark}}\n`;
}

export interface Resources {
  styleSheet: string;
  /** Serves them below the realm. */
  register(realm: FastifyInstance): void;
}

/** Style sheet and font of the pages, under addresses that change with their content. */
export function loadResources(): Resources {
  const read = (file: string) => readFileSync(join(productRoot, file), 'utf8');
  const styles =
    followSystemTheme(read('core/theme/tokens.css')) + read('server/identity/embedded/pages/pages.css');
  const font = readFileSync(createRequire(import.meta.url).resolve(fontFile));
  const version = createHash('sha256').update(styles).update(font).digest('hex').slice(0, 12);
  const folder = `${paths.resources}/${version}`;
  return {
    styleSheet: `${paths.realm}${folder}/pages.css`,
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
    },
  };
}
