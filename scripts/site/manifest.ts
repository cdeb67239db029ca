import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openedFilesField, openedFilesPath, openedFileTypes } from '../../core/devices/opened-files';

interface Manifest {
  start_url: string;
  screenshots: { sizes: string }[];
}

const types = Object.entries(openedFileTypes);

/** Files that are shared to the installed app or opened with it lead to the page that reads them. */
const openedFiles = {
  share_target: {
    action: openedFilesPath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: openedFilesField, accept: [...new Set(types.flat(2))] }] },
  },
  file_handlers: [{ action: openedFilesPath, accept: openedFileTypes, launch_type: 'single-client' }],
};

/**
 * Adds what the manifest plugin's options do not know: the app's identity, which screenshot is for which screen, and
 * which files it opens.
 */
export async function completeManifest(siteDirectory: string): Promise<void> {
  const path = join(siteDirectory, 'manifest.webmanifest');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  const screenshots = manifest.screenshots.map((screenshot) => {
    const [width = 0, height = 0] = screenshot.sizes.split('x').map(Number);
    return { ...screenshot, form_factor: width > height ? 'wide' : 'narrow' };
  });
  await writeFile(path, JSON.stringify({ ...manifest, id: manifest.start_url, screenshots, ...openedFiles }));
}
