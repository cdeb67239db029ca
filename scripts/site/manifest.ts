import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areas } from '../../locales/en/common.json';
import {
  openedFilesField,
  openedFilesPath,
  openedFileTypes,
  openedSheetsPath,
  openedSheetTypes,
} from '../../core/devices/opened-files';

interface Manifest {
  start_url: string;
  screenshots: { sizes: string }[];
}

const types = Object.entries({ ...openedFileTypes, ...openedSheetTypes });

/**
 * Files that are shared to the installed app or opened with it lead to the page that reads them. There can be only one
 * share target, whose page passes spreadsheets on.
 */
const openedFiles = {
  share_target: {
    action: openedFilesPath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: openedFilesField, accept: [...new Set(types.flat(2))] }] },
  },
  file_handlers: [
    { action: openedFilesPath, accept: openedFileTypes, launch_type: 'single-client' },
    { action: openedSheetsPath, accept: openedSheetTypes, launch_type: 'single-client' },
  ],
};

/** Shortcuts from the icon of the installed app to its areas; a manifest has one language. */
const shortcuts = [
  { name: areas.requests, url: '/overview/' },
  { name: areas.selfAssessment, url: '/self-assessment/' },
  { name: areas.carbonAccounting, url: '/carbon-accounting/' },
  { name: areas.supplyChain, url: '/supply-chain-management/' },
];

/**
 * Adds what the manifest plugin has no options for: the app's identity, which screenshot is for which screen size,
 * which files it opens, and shortcuts to its areas.
 */
export async function completeManifest(siteDirectory: string): Promise<void> {
  const path = join(siteDirectory, 'manifest.webmanifest');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
  const screenshots = manifest.screenshots.map((screenshot) => {
    const [width = 0, height = 0] = screenshot.sizes.split('x').map(Number);
    return { ...screenshot, form_factor: width > height ? 'wide' : 'narrow' };
  });
  const completed = { ...manifest, id: manifest.start_url, screenshots, shortcuts, ...openedFiles };
  await writeFile(path, JSON.stringify(completed));
}
