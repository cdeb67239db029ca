import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { listFiles } from './files';

interface Place {
  rootDirectory: string;
  siteDirectory: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/** Fonts, flags, the service worker, the runtime of the scripts, and what the server's own pages load. */
const outsideOfScripts = [
  ...['@fontsource-variable/inter', 'country-flag-icons', 'gatsby', 'webpack'],
  ...['workbox-core', 'workbox-routing', 'workbox-strategies'],
  ...['@simplewebauthn/browser', '@fastify/swagger-ui'],
].map((name) => `node_modules/${name}`);

const file = 'third-party-notices.txt';
const rule = '-'.repeat(80);
const folderOfPackage = /^webpack:\/\/[^/]*\/\.\/(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const ofLicence = /^(licen[cs]e|notice|copying)([-.]|$)/i;
const introduction =
  'This site contains the following software, fonts, pictures and data of others, under their licences.';

/**
 * Writes `third-party-notices.txt`: the copyright notices and licences of everything by others that browsers get from
 * this site. The source maps name the packages in its scripts.
 */
export async function writeThirdPartyNotices({ rootDirectory, siteDirectory }: Place): Promise<void> {
  const folders = new Set([...outsideOfScripts, ...(await packagesInScripts(siteDirectory))]);
  const packages = await Promise.all(
    [...folders]
      .sort()
      .filter((folder) => existsSync(join(rootDirectory, folder, 'package.json')))
      .map((folder) => noticeOfPackage(join(rootDirectory, folder))),
  );
  const data = await noticesOfData(join(rootDirectory, 'data'));
  const notices = [introduction, ...new Set(packages), ...data];
  await writeFile(join(siteDirectory, file), `${notices.join(`\n\n${rule}\n\n`)}\n`);
}

async function packagesInScripts(siteDirectory: string): Promise<string[]> {
  const maps = (await readdir(siteDirectory)).filter((name) => name.endsWith('.js.map'));
  const sources = await Promise.all(
    maps.map(async (name) => {
      const map = JSON.parse(await readFile(join(siteDirectory, name), 'utf8')) as { sources: string[] };
      return map.sources;
    }),
  );
  return sources.flat().flatMap((source) => folderOfPackage.exec(source)?.[1] ?? []);
}

async function noticeOfPackage(folder: string): Promise<string> {
  const { name, version, license, author } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const by = typeof author === 'object' ? author.name : author;
  const title = [`${name} ${version}`, license, by].filter(Boolean).join('\n');
  const names = (await readdir(folder)).filter((entry) => ofLicence.test(entry)).sort();
  const texts = await Promise.all(names.map((entry) => readFile(join(folder, entry), 'utf8')));
  return [title, ...texts.map((text) => text.replaceAll('\r', '').trim())].join('\n\n');
}

/** What `SOURCE.md` says in its first table about publishers, licences and changes. */
async function noticesOfData(directory: string): Promise<string[]> {
  const files = (await listFiles(directory)).filter((name) => basename(name) === 'SOURCE.md');
  const notices = await Promise.all(
    files.map(async (name) => {
      const [heading = '', , ...lines] = (await readFile(join(directory, name), 'utf8')).split('\n');
      const table = lines.slice(0, lines.indexOf(''));
      if (!/licence/i.test(table.join())) return [];
      const rows = table.map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(': '),
      );
      return [
        `${heading.replace(/^# /, '')} (data/${dirname(name)})\n\n${rows.filter((row) => /\w/.test(row)).join('\n')}`,
      ];
    }),
  );
  return notices.flat();
}
