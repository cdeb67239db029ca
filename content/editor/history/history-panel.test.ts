/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../tests/support/web-setup';
import type { Publication, WorkingCopy } from '../working-copy';
import { openHistory } from './history-panel';

const publication: Publication = {
  ...{ id: 'a1', name: 'texts: welcome', time: '2026-11-24T10:00:00Z', author: 'Ada' },
  paths: ['locales/de/app.json'],
};
const file = { path: 'locales/de/app.json', before: '{"hello":"Hallo"}', after: '{"hello":"Guten Tag"}' };
const pages: Record<number, Publication[]> = { 0: [publication] };
const workingCopy = {
  history: async (skip: number) => ({
    ...{ hasHistory: true, uncommitted: [] },
    publications: pages[skip] ?? [],
  }),
  publication: async () => [file],
} as Partial<WorkingCopy> as WorkingCopy;

it('reverting all texts moves the keyboard focus to what came of it, and so does the last page', async () => {
  const published: unknown[] = [];
  openHistory({ workingCopy, publish: async (_title, changes) => void published.push(...changes) });
  await userEvent.click(await screen.findByText(/welcome/));
  await userEvent.click(await screen.findByRole('button', { name: 'Revert all (1)' }));
  expect(await screen.findByText('Reverted.')).toHaveFocus();
  expect(published).toEqual([
    { namespace: 'app', language: 'de', key: 'hello', text: 'Hallo', seen: 'Guten Tag' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Earlier ones' }));
  expect(screen.getByRole('status')).toHaveFocus();
});
