import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RelaunchAnswer } from '../../../core/contracts/relaunch';
import { runRelaunch } from '../../../server/cli/relaunch';
import { createTestApp, people, type TestApp } from '../../support/server/test-app';

let server: TestApp;
let projectId: number;
let folder: string;

const campaign = {
  version: '2026.11',
  relaunchDate: '2026-01-15',
  videoUrl: 'https://videos.example/tour',
  texts: {
    en: { title: 'A new look', content: 'One.\n\nTwo <b>as text</b>.' },
    de: { title: 'Neues Aussehen', content: 'Eins.' },
  },
};

beforeEach(async () => {
  server = await createTestApp();
  projectId = await server.projectId('Alpenguss GmbH');
  folder = mkdtempSync(join(tmpdir(), 'relaunch-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const publish = (content: unknown) => {
  const file = join(folder, 'campaign.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return runRelaunch(server.database, ['publish', file]);
};
const check = async (who = people.user, query = '') => {
  const answer = await server.call(who, { url: `/api/app-relaunch/check/${projectId}${query}` });
  return answer.json<RelaunchAnswer>().data;
};
const markViewed = (payload: object, who = people.user) =>
  server.call(who, { method: 'POST', url: '/api/app-relaunch/mark-viewed', payload });

test('a campaign is shown to everybody once, in their language', async () => {
  expect(await check()).toBeNull();
  expect(await publish(campaign)).toEqual([
    'The campaign 2026.11 is published and shown from 2026-01-15 on.',
    'People who use es, fr, pt, zh-CN get the English texts.',
  ]);
  expect(await check(people.user, '?locale=de')).toEqual({
    title: 'Neues Aussehen',
    content: 'Eins.',
    videoUrl: 'https://videos.example/tour',
    relaunchDate: '2026-01-15',
    isActive: true,
    campaignVersion: '2026.11',
  });
  for (const unknown of ['pt', 'it', 'xx-unknown'])
    expect(await check(people.user, `?locale=${unknown}`)).toMatchObject({ title: 'A new look' });

  const viewed = { projectId, campaignVersion: '2026.11' };
  expect((await markViewed(viewed)).statusCode).toBe(200);
  expect((await markViewed(viewed)).statusCode).toBe(200);
  expect(await check()).toBeNull();
  expect(await check(people.mainUser)).toMatchObject({ title: 'A new look' });
});

test('the next version is shown again, a corrected one is not', async () => {
  await publish(campaign);
  await markViewed({ projectId, campaignVersion: '2026.11' });
  await publish({ ...campaign, relaunchDate: '2026-02-01' });
  expect(await check()).toBeNull();
  await publish({ ...campaign, version: '2026.12', relaunchDate: '2026-03-01' });
  expect(await check()).toMatchObject({ campaignVersion: '2026.12' });
});

test('one that has not begun, or was withdrawn, is not shown', async () => {
  await publish({ ...campaign, relaunchDate: '2999-01-01' });
  expect(await check()).toBeNull();
  await publish(campaign);
  expect(await runRelaunch(server.database, ['withdraw', '2026.11'])).toEqual([
    'The campaign 2026.11 is shown to nobody any more.',
  ]);
  expect(await check()).toBeNull();
});

test('what is not there cannot be marked', async () => {
  expect((await markViewed({ projectId, campaignVersion: 'none' })).statusCode).toBe(404);
  expect((await markViewed({ projectId: projectId + 1, campaignVersion: 'none' })).statusCode).toBe(404);
});

test.each([
  ['no JSON', 'not json', /cannot be read/],
  ['no version', { ...campaign, version: '' }, /version must be/],
  ['no day', { ...campaign, relaunchDate: '2026-02-30' }, /relaunchDate must be a day/],
  ['a script as video', { ...campaign, videoUrl: 'javascript:alert(1)' }, /https address/],
  ['no English', { ...campaign, texts: { de: campaign.texts.de } }, /English/],
  [
    'another language',
    { ...campaign, texts: { ...campaign.texts, it: campaign.texts.de } },
    /"it" is not one of/,
  ],
  ['an empty title', { ...campaign, texts: { en: { title: '', content: 'x' } } }, /title and a content/],
])('a file with %s is refused', async (_what, content, message) => {
  await expect(async () => publish(content)).rejects.toThrow(message);
});
