import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Copies the country flags to `/flags/{two-letter code}.svg`, in lower case. */
export async function copyFlags(siteDirectory: string, rootDirectory: string): Promise<void> {
  const packageFile = createRequire(join(rootDirectory, 'package.json')).resolve(
    'country-flag-icons/package.json',
  );
  const source = join(dirname(packageFile), '3x2');
  const target = join(siteDirectory, 'flags');
  await mkdir(target, { recursive: true });
  const countries = (await readdir(source)).filter((file) => /^[A-Z]{2}\.svg$/.test(file));
  await Promise.all(countries.map((file) => copyFile(join(source, file), join(target, file.toLowerCase()))));
}
