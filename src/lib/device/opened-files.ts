/**
 * Files on their way into the app: they wait in a cache of the browser while the app starts, and while somebody signs
 * in. The service worker puts in what is shared, the page what is opened.
 */
const cacheName = 'opened-files';
const nameHeader = 'x-file-name';
const timeHeader = 'x-opened-at';

/** Nobody expects files of the day before. */
const longestMs = 24 * 60 * 60 * 1000;

/** Told when files have come while the app is open. */
export const filesOpened = 'filesopened';

export async function keepOpenedFiles(files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  const cache = await caches.open(cacheName);
  const time = Date.now();
  await Promise.all(
    files.map((file, index) =>
      cache.put(
        `/opened-files/${time}-${index}-${Math.random().toString(36).slice(2)}`,
        new Response(file, {
          headers: { [nameHeader]: encodeURIComponent(file.name), [timeHeader]: String(time) },
        }),
      ),
    ),
  );
}

/** The files that wait, in the order in which they came; each is handed out once, to one tab. */
export async function takeOpenedFiles(): Promise<File[]> {
  // Without HTTPS there is no cache, and no app to open files with.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(cacheName);
  const found: { time: number; file: File }[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (!kept || !(await cache.delete(request))) continue;
    const time = Number(kept.headers.get(timeHeader));
    if (Date.now() - time > longestMs) continue;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? '');
    found.push({ time, file: new File([await kept.arrayBuffer()], name) });
  }
  return found.sort((a, b) => a.time - b.time).map(({ file }) => file);
}
