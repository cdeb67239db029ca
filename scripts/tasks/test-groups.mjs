import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bin } from './run.mjs';

/** Jest ignores build/ when it searches for tests. */
export const groupsFolder = 'build/tests/groups';

/** Fewer groups load modules less often; more of them keep both processors busy to the end. */
const filesInGroup = 10;

/** What a file changes for all tests that run after it. */
const changesJest = /\bjest\.(mock|resetModules|setTimeout|useFakeTimers)\(/;

/**
 * Runs test files in groups, each of which is one file to Jest, since Jest loads all modules again for each file: two
 * seconds of processor time for those of the server. Files that change Jest itself run alone.
 * @param selected Jest's arguments that select tests
 * @param work takes the paths of the files to run
 */
export async function inGroups(selected, env, work) {
  const listed = await bin('jest', [...selected, '--listTests'], { env });
  if (listed.code !== 0) return listed;
  const files = listed.output.split('\n').filter((line) => path.isAbsolute(line));
  const alone = files.filter((file) => changesJest.test(readFileSync(file, 'utf8')));
  try {
    return await work([...alone, ...writeGroups(files.filter((file) => !alone.includes(file)))]);
  } finally {
    rmSync(groupsFolder, { recursive: true, force: true });
  }
}

/** Long files are spread, so that all groups take about as long. */
function writeGroups(files) {
  mkdirSync(groupsFolder, { recursive: true });
  const bySize = files
    .map((file) => ({ file, size: statSync(file).size }))
    .sort((one, other) => other.size - one.size || (one.file < other.file ? -1 : 1));
  const count = Math.ceil(files.length / filesInGroup);
  return Array.from({ length: count }, (_, group) => {
    const target = path.resolve(groupsFolder, `group-${group + 1}.test.ts`);
    const members = bySize.filter((_, index) => index % count === group);
    writeFileSync(target, members.map(({ file }) => runFile(file)).join(''));
    return target;
  });
}

/** In a block of its own, so that its hooks apply to its own tests. */
const runFile = (file) =>
  `describe(${JSON.stringify(path.relative('.', file))}, () => {\n  require(${JSON.stringify(file)});\n});\n`;
