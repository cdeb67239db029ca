import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { StartupError } from '../../startup-error';

/** What the built site holds: read at the start, and again for what is not there once the site was built again. */
export interface SiteFiles {
  /** Addresses of files, `/de/index.html` for example. */
  has(path: string): boolean;
  /** The HTML file that answers the page address `path`; its last sign must be a slash. */
  pageFor(path: string): string | undefined;
}

interface ClientRoute {
  pattern: RegExp;
  file: string;
}

/** Reads the folder that `gatsby build` wrote; an absent folder is a site without pages. @throws StartupError */
export function readSiteFiles(folder: string): SiteFiles {
  let built = lastBuild(folder);
  let site = readFolder(folder);
  /** The answer of the site as it is, for what was not in the site as it was. */
  const find = <Found>(look: (from: Site) => Found | undefined): Found | undefined => {
    const found = look(site);
    const latest = found ? built : lastBuild(folder);
    if (latest === built) return found;
    built = latest;
    site = readFolder(folder);
    return look(site);
  };
  return {
    has: (path) => find(({ files }) => files.has(path) || undefined) ?? false,
    pageFor: (path) =>
      find(({ files, clientRoutes }) => {
        const file = `${path}index.html`;
        return files.has(file) ? file : clientRoutes.find(({ pattern }) => pattern.test(path))?.file;
      }),
  };
}

interface Site {
  files: Set<string>;
  clientRoutes: ClientRoute[];
}

function readFolder(folder: string): Site {
  const files = new Set(listFiles(folder));
  return { files, clientRoutes: [...files].flatMap((file) => clientRouteOf(folder, file, files) ?? []) };
}

/** When the service worker was written, which every build ends with. */
function lastBuild(folder: string): number | undefined {
  const worker = join(folder, 'sw.js');
  // Below a file there is nothing either, which statSync alone takes for an error.
  return existsSync(worker) ? statSync(worker, { throwIfNoEntry: false })?.mtimeMs : undefined;
}

/** What the build leaves for its own use, among it the sources of the scripts. */
const isPrivate = (name: string) => /^\.|^webpack\.stats\.json|\.map(\.br|\.gz)?$/.test(name);

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !isPrivate(entry.name))
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new StartupError(`SITE_DIR ${folder} cannot be read: ${message}.`, { cause: error });
  }
}

/**
 * A page that answers deeper addresses says so in its page data: `"matchPath": "/carbon-accounting/*"`, where
 * `:name` stands for one part and `*` for any rest.
 */
function clientRouteOf(folder: string, file: string, files: Set<string>): ClientRoute | undefined {
  if (!file.startsWith('/page-data/') || !file.endsWith('/page-data.json')) return undefined;
  const { path, matchPath } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    path: string;
    matchPath?: string;
  };
  const html = `${path.replace(/\/?$/, '/')}index.html`;
  // The page for unknown addresses claims every address of its language; it answers with 404, not here.
  if (!matchPath || path.includes('/404') || !files.has(html)) return undefined;
  const parts = matchPath
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '.*';
      return part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    });
  return { pattern: new RegExp(`^/${parts.join('/')}/?$`), file: html };
}
