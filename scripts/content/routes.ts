import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The addresses of the product's pages, from the files in src/pages, without those with a parameter. */
export function pageRoutes(pages = path.join('src', 'pages')): string[] {
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('['))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.tsx$/, '')
          .replace(/(^|\/)index$/, '')}/`,
    )
    .map((route) => route.replace('//', '/'))
    .sort();
}
