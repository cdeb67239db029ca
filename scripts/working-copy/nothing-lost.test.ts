import fc from 'fast-check';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createPublisher, type Change } from '../../content/editor/backend/publish-changes';
import { readTexts } from '../../content/editor/backend/read-texts';
import { locales, type Locale } from '../../core/i18n/locales';
import {
  configOf,
  createWorkingCopy,
  kill,
  placeAt,
  startWorkingCopy,
  type RunningCopy,
} from '../../tests/support/content/working-copy';
import { filesAt, git } from './git.mjs';

const keys = ['save', 'open', 'close'];
const english = Object.fromEntries(keys.map((key) => [key, `Text ${key}`]));
const config = configOf(english);
const publications = 200;

interface Step {
  key: string;
  languages: Locale[];
}

/** The publications of each editor in order: a text in some languages. */
const step: fc.Arbitrary<Step> = fc.record({
  key: fc.constantFrom(...keys),
  languages: fc.uniqueArray(fc.constantFrom<Locale>('de', 'es', 'fr'), { minLength: 1 }),
});
const steps = fc.array(step, { minLength: publications / 2, maxLength: publications / 2 });
/** After how many publications the server is killed, and how many milliseconds into the next write. */
const kills = fc.uniqueArray(fc.record({ after: fc.integer({ min: 5, max: 170 }), wait: fc.nat(30) }), {
  minLength: 3,
  maxLength: 3,
  selector: ({ after }) => after,
});

interface Published {
  title: string;
  changes: readonly Change[];
}

/** Publishes as a person does: after a refusal or a lost request, reads again and enters it again. */
async function edit(name: string, plan: readonly Step[], place: Backend, begun: () => void) {
  const publish = createPublisher(place, config, () => name);
  const done: Published[] = [];
  const tried: Change[] = [];
  for (const [index, { key, languages }] of plan.entries()) {
    begun();
    for (let attempt = 1; ; attempt += 1) {
      const title = `${name} ${index}.${attempt}`;
      try {
        const { languages: texts } = await readTexts(place, locales, 'app');
        const changes = languages.map((language) => ({
          namespace: 'app',
          language,
          key,
          text: `${title} ${language}`,
          seen: texts.get(language)?.get(key) ?? '',
        }));
        tried.push(...changes);
        await publish(title, changes);
        done.push({ title, changes });
        break;
      } catch {
        // The server is down, or someone else was first.
        if (attempt === 200) throw new Error(`${title} never came through.`);
        await setTimeout(20);
      }
    }
  }
  return { done, tried };
}

test('two editors, 200 publications, three kills: nothing is lost, and all of it is in the history', async () => {
  await fc.assert(
    fc.asyncProperty(steps, steps, kills, async (first, second, stops) => {
      const folder = createWorkingCopy(english);
      let running: RunningCopy = await startWorkingCopy(folder);
      const port = Number(new URL(running.address).port);
      const waiting = [...stops].sort((a, b) => a.after - b.after);
      let count = 0;
      let restarts = Promise.resolve();
      const begun = () => {
        count += 1;
        const stop =
          waiting[0]?.after !== undefined && count > waiting[0].after ? waiting.shift() : undefined;
        if (!stop) return;
        restarts = restarts.then(async () => {
          while (!existsSync(path.join(folder, 'build/publication/journal.json'))) await setImmediate();
          await setTimeout(stop.wait);
          await kill(running);
          running = await startWorkingCopy(folder, { port });
        });
      };
      const place = placeAt(() => running.address);
      const editors = await Promise.all([
        edit('Ann', first, place, begun),
        edit('Ben', second, place, begun),
      ]);
      await restarts;
      await kill(running);

      const commits = git(folder, ['log', '--reverse', '--format=%H %s']).trim().split('\n');
      const names = commits.flatMap((line) =>
        locales.map((language) => `${line.slice(0, 40)}:locales/${language}/app.json`),
      );
      const files = filesAt(folder, names);
      const textAt = (line: string, language: string, key: string) =>
        (
          JSON.parse(files.get(`${line.slice(0, 40)}:locales/${language}/app.json`) ?? '{}') as Record<
            string,
            string
          >
        )[key];

      // The folder contains what was published last.
      expect(git(folder, ['status', '--porcelain'])).toBe('');
      // Every publication is one complete commit.
      const published = editors.flatMap(({ done }) => done);
      expect(published).toHaveLength(publications);
      for (const { title, changes } of published) {
        const own = commits.filter((line) => line.slice(41) === `texts: ${title}`);
        expect(own).toHaveLength(1);
        for (const { language, key, text } of changes) expect(textAt(own[0] ?? '', language, key)).toBe(text);
      }
      // Whoever replaced a text had seen it.
      const seen = new Map(editors.flatMap(({ tried }) => tried).map((change) => [change.text, change.seen]));
      for (const language of locales)
        for (const key of keys)
          commits.reduce(
            (before, line) => {
              const text = textAt(line, language, key);
              if (before !== undefined && text !== before) expect(seen.get(text ?? '')).toBe(before);
              return text;
            },
            undefined as string | undefined,
          );
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 1, endOnFailure: true },
  );
}, 300_000);
