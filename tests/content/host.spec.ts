import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { openFields, siteState, text } from '../support/content/editor-page';
import { expect, test } from '../support/e2e/fixtures';

const repository = process.env.TEST_GIT_HOST ?? '';
const onHost = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
const published = () =>
  (
    JSON.parse(onHost('show', 'main:locales/de/registration.json')) as {
      fields: { companyName: string; companyCountry: string };
    }
  ).fields;

/** An editor on their own machine, whose working copy is at the address in `setting` of the backend. */
async function openEditor(browser: Browser, baseURL: string, setting: string): Promise<Page> {
  const { backend } = JSON.parse(readFileSync('build/content/backend.json', 'utf8')) as {
    backend: Record<string, string>;
  };
  const context = await browser.newContext({ baseURL, viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  await page.route('**/content/backend.json', (route) =>
    route.fulfill({ json: { backend: { name: 'proxy', proxy_url: backend[setting] } } }),
  );
  await openFields(page);
  return page;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.getByText('Publish now').click();
}

test('two editors publish to a Git server: other texts are pulled, a conflict is reported, nothing is lost', async ({
  browser,
  server,
}) => {
  const ann = await openEditor(browser, server.url, 'proxy_url');
  const ben = await openEditor(browser, server.url, 'second_url');
  const { companyName, companyCountry } = published();

  await text(ann, 'fields__companyName', 'Deutsch').fill('Firma laut Register');
  await publish(ann);
  await expect
    .poll(published)
    .toEqual(expect.objectContaining({ companyName: 'Firma laut Register', companyCountry }));
  await expect(siteState(ann)).toHaveText('Live now');

  // Another text of the same file, by somebody who has not seen the first change.
  await text(ben, 'fields__companyCountry', 'Deutsch').fill('Staat');
  await publish(ben);
  await expect
    .poll(published)
    .toEqual(expect.objectContaining({ companyName: 'Firma laut Register', companyCountry: 'Staat' }));

  const own = text(ben, 'fields__companyName', 'Deutsch');
  await expect(own).toHaveValue(companyName);
  await own.fill('Name des Betriebs');
  await publish(ben);
  await expect(
    ben.getByText('Somebody else has changed fields.companyName (de) meanwhile.').first(),
  ).toBeVisible();
  expect(published()).toMatchObject({ companyName: 'Firma laut Register', companyCountry: 'Staat' });

  await ben.reload();
  await expect(own).toHaveValue('Name des Betriebs');
  await expect(ben.getByText('Published meanwhile by somebody else: “Firma laut Register”.')).toBeVisible();
  await publish(ben);
  await expect
    .poll(published)
    .toEqual(expect.objectContaining({ companyName: 'Name des Betriebs', companyCountry: 'Staat' }));
  expect(onHost('log', '--max-count=3', '--format=%an', 'main').split('\n')).toEqual([
    'ben',
    'ben',
    'ann',
    '',
  ]);
  await ann.context().close();
  await ben.context().close();
});
