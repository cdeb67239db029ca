import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The product's folder, found from both the source tree and the bundle in `build/`. */
export const productRoot = findUpwards('package.json', dirname(fileURLToPath(import.meta.url)));

function findUpwards(file: string, folder: string): string {
  if (existsSync(join(folder, file))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`${file} is missing: start the server from the product's folder.`);
  return findUpwards(file, parent);
}
