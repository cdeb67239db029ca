import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  start_url: string;
  screenshots: { sizes: string }[];
}

/** Adds what the manifest plugin's options do not know: the app's identity, and which screenshot is for which screen. */
export async function completeManifest(siteDirectory: string): Promise<void> {
  const path = join(siteDirectory, 'manifest.webmanifest');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  const screenshots = manifest.screenshots.map((screenshot) => {
    const [width = 0, height = 0] = screenshot.sizes.split('x').map(Number);
    return { ...screenshot, form_factor: width > height ? 'wide' : 'narrow' };
  });
  await writeFile(path, JSON.stringify({ ...manifest, id: manifest.start_url, screenshots }));
}
