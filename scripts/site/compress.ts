import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files';

const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/;
/** Below this size compression saves no network packet. */
const smallestBytes = 1024;
const parallel = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const methods: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
};

interface CompressOptions {
  siteDirectory: string;
  /** Cache of compressed files by content: most of a site stays the same in the next build. */
  keptDirectory: string;
}

/** Writes a file atomically, so that an aborted build leaves no partial file. */
async function keep(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (existsSync(file)) return;
  await writeFile(`${file}.new`, await make());
  await rename(`${file}.new`, file);
}

/** Writes `.br` and `.gz` next to every text file that becomes smaller; returns how many. */
export async function compressFiles({ siteDirectory, keptDirectory }: CompressOptions): Promise<number> {
  await mkdir(keptDirectory, { recursive: true });
  /** By name; a file is complete when its promise resolves. */
  const used = new Map<string, Promise<void>>();
  const waiting = (await listFiles(siteDirectory)).filter(
    (file) => compressible.test(file) && !file.startsWith('_gatsby/'),
  );
  let compressed = 0;

  const compress = async (path: string): Promise<void> => {
    const content = await readFile(path);
    const endings = Object.entries(methods);
    if (content.length < smallestBytes) {
      await Promise.all(endings.map(([ending]) => rm(`${path}.${ending}`, { force: true })));
      return;
    }
    compressed += 1;
    const hash = createHash('sha256').update(content).digest('hex');
    for (const [ending, method] of endings) {
      const name = `${hash}.${ending}`;
      const kept = join(keptDirectory, name);
      const whole = used.get(name) ?? keep(kept, () => method(content));
      used.set(name, whole);
      await whole;
      await copyFile(kept, `${path}.${ending}`);
    }
  };

  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await compress(join(siteDirectory, file));
  };
  await Promise.all(Array.from({ length: parallel }, work));
  const old = (await readdir(keptDirectory)).filter((name) => !used.has(name));
  await Promise.all(old.map((name) => rm(join(keptDirectory, name))));
  return compressed;
}
