import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import siteConfig from '../gatsby-config';

/** The packages that the product is required to use (decision 030). */
const imported = [
  ...['gatsby', 'react', 'react-dom', '@reach/router', 'redux', '@reduxjs/toolkit', 'redux-persist'],
  ...['keycloak-js', 'formik', 'yup', '@nivo/bar', '@playwright/test'],
];
const configured = ['gatsby-plugin-manifest', 'gatsby-plugin-offline', 'gatsby-plugin-react-i18next'];

const read = (file: string) => readFileSync(file, 'utf8');
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>;

const folders = ['core', 'plugins', 'src', 'tests'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
/** The product's own files and the browser tests; use in a unit test alone does not count. */
const sources = [...files, 'playwright.config.ts', 'gatsby-browser.tsx']
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .map(read)
  .join('\n');

/** Imported as more than a type, the package itself or a part of it. */
function isImported(name: string): boolean {
  const from = `['"]${name}(/[^'"]+)?['"]`;
  return new RegExp(`^(import|export) (?!type )[^;]*?from ${from}|import\\(${from}\\)`, 'm').test(sources);
}

test.each([...imported, ...configured, 'jest'])('%s is in package.json, with one exact version', (name) => {
  expect({ ...dependencies, ...devDependencies }[name]).toMatch(/^(npm:@[\w/-]+@)?\d+\.\d+\.\d+$/);
});

test.each(imported)('%s is imported by that name', (name) => {
  expect(isImported(name)).toBe(true);
});

test.each(configured)('%s is in the configuration of the site', (name) => {
  const names = siteConfig.plugins?.map((plugin) =>
    typeof plugin === 'string' ? plugin : plugin && plugin.resolve,
  );
  expect(names).toContain(name);
});

test('jest runs the unit tests', () => {
  expect(scripts['test:unit']).toBe('jest');
});

test('importing a type or another package does not count as use', () => {
  expect(isImported('fastify')).toBe(false);
  expect(isImported('redux-thunk')).toBe(false);
});

test('Gatsby resolves @reach/router to the required copy', () => {
  const versionOf = (name: string) =>
    (JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string }).version;
  expect(versionOf('@reach/router')).toBe(versionOf('@gatsbyjs/reach-router'));
});
