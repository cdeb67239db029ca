import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { StartupError } from '../../startup-error';

/** The content of the built site: read at the start, and again for a missing file after a new build. */
export interface SiteFiles {
  /** Addresses of files, `/de/index.html` for example. */
  has(path: string): boolean;
  /** The HTML file for the page address `path`, which must end with a slash. */
  pageFor(path: string): string | undefined;
}

interface ClientRoute {
  pattern: RegExp;
  file: string;
}

/**
 * Reads the folder that `gatsby build` wrote; a missing folder is a site without pages. @throws StartupError
 */
export function readSiteFiles(folder: string): SiteFiles {
  let built = lastBuild(folder);
  let site = readFolder(folder);
  /** Looks in the current build for what the loaded one lacks. */
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

export const holdsSite = (folder: string) => existsSync(join(folder, 'index.html'));

/** When the service worker was written, the last step of every build. */
function lastBuild(folder: string): number | undefined {
  const worker = join(folder, 'sw.js');
  // A path below a file does not exist either, but statSync alone throws for it.
  return existsSync(worker) ? statSync(worker, { throwIfNoEntry: false })?.mtimeMs : undefined;
}

/** Files that the build keeps for its own use, including the sources of the scripts. */
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
 * A page that handles deeper addresses declares it in its page data: `"matchPath": "/carbon-accounting/*"`,
 * where `:name` matches one part and `*` any rest.
 */
function clientRouteOf(folder: string, file: string, files: Set<string>): ClientRoute | undefined {
  if (!file.startsWith('/page-data/') || !file.endsWith('/page-data.json')) return undefined;
  const { path, matchPath } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
    path: string;
    matchPath?: string;
  };
  const html = `${path.replace(/\/?$/, '/')}index.html`;
  // The page for unknown addresses claims every address of its language; it is sent with 404, not here.
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
