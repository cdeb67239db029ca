import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '../../core/i18n/locales';
import { localeOfFile, type LanguageBundle } from '../../service-worker/site-files';
import { listFiles } from './files';
import { pagePathOf } from './page-resources';

const ofLanguage =
  /^(?!_gatsby\/|offline\/).*(\bindex\.html|\bpage-data\.json)$|^(slice-data|texts)\/.*\.json$/;

/**
 * Puts each language's pages and their data into one file. Pages of a site are very similar, so one compressed bundle
 * is a fraction of the size of its pages, and a phone needs one request instead of thirty. Returns the address of
 * each bundle.
 */
export async function writeLanguageBundles(siteDirectory: string): Promise<Record<Locale, string>> {
  const files = (await listFiles(siteDirectory)).filter((file) => ofLanguage.test(file));
  await rm(join(siteDirectory, 'offline'), { recursive: true, force: true });
  await mkdir(join(siteDirectory, 'offline'));
  const entries = await Promise.all(
    locales.map(async (locale): Promise<[Locale, string]> => {
      const own = files.filter((file) => localeOfFile(`/${file}`) === locale);
      const bundle: LanguageBundle = Object.fromEntries(
        await Promise.all(
          own.map(
            async (file) => [pagePathOf(file), await readFile(join(siteDirectory, file), 'utf8')] as const,
          ),
        ),
      );
      const content = JSON.stringify(bundle);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
      const address = `/offline/${locale}-${hash}.json`;
      await writeFile(join(siteDirectory, address), content);
      return [locale, address];
    }),
  );
  return Object.fromEntries(entries) as Record<Locale, string>;
}
