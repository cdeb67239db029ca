/** Holds files that were opened with or shared to the app while it starts or someone signs in. */
export const openedFilesCache = 'opened-files';

/** Removes the waiting files: those of a person who signs out are not for the next one. */
export async function forgetOpenedFiles(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(openedFilesCache);
}
