/*
 * Files opened with or shared to the app. They are kept in a browser cache while the app starts or someone signs in.
 * The service worker stores shared files, the page opened ones.
 */
import { openedFilesCache } from './opened-files-cache';

const nameHeader = 'x-file-name';
const timeHeader = 'x-opened-at';

/** Files older than a day are dropped. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Fired when files arrive while the app is open. */
export const filesOpened = 'filesopened';

/** Returns how many of the files the device has no room for. */
export async function keepOpenedFiles(files: readonly File[]): Promise<number> {
  if (files.length === 0) return 0;
  const cache = await caches.open(openedFilesCache).catch(() => undefined);
  if (!cache) return files.length;
  const time = Date.now();
  const kept = await Promise.allSettled(
    files.map((file, index) =>
      cache.put(
        `/opened-files/${time}-${index}-${Math.random().toString(36).slice(2)}`,
        new Response(file, {
          headers: { [nameHeader]: encodeURIComponent(file.name), [timeHeader]: String(time) },
        }),
      ),
    ),
  );
  return kept.filter(({ status }) => status === 'rejected').length;
}

/** The waiting files in order of arrival. Each is delivered once, to one tab. */
export async function takeOpenedFiles(): Promise<File[]> {
  // Without HTTPS there is no cache, and no app to open files with.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(openedFilesCache);
  const found: { time: number; file: File }[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (!kept || !(await cache.delete(request))) continue;
    const time = Number(kept.headers.get(timeHeader));
    if (Date.now() - time > lifetimeMs) continue;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? '');
    found.push({ time, file: new File([await kept.arrayBuffer()], name) });
  }
  return found.sort((a, b) => a.time - b.time).map(({ file }) => file);
}
