import { shippedFactors, shippedSetId } from '../../data/factors/shipped';
import { FactorSetError } from '../modules/factor-sets/folder-file';
import { readFactorSet, type FactorSet } from '../modules/factor-sets/read-set';
import {
  chooseFactorSet,
  hasFactorSet,
  insertFactorSet,
  listFactorSets,
  OtherUnitError,
} from '../modules/factor-sets/repository';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';
import { readOptions } from './options';
import { requireProject } from './require-project';

export const factorsUsage = 'factors list | check FOLDER | add FOLDER | use --project N --set ID';

/** Adds, checks and lists factor sets, and chooses one for a project. @throws StartupError */
export async function manageFactors(database: Database, [action = '', ...args]: string[]): Promise<string[]> {
  switch (action) {
    case 'list':
      return list(database);
    case 'check':
      return [describe(read(args))];
    case 'add':
      return add(database, read(args));
    case 'use':
      return use(database, args);
    default:
      throw new StartupError(`Say what to do: ${factorsUsage}`);
  }
}

async function list(database: Database): Promise<string[]> {
  const sets = await listFactorSets(database);
  return [
    `${shippedSetId}\t${shippedFactors.length} factors\tof the product, used where no other is chosen`,
    ...sets.map(({ id, title, factors, projects }) =>
      [id, `${factors} factors`, `${projects} projects`, title].join('\t'),
    ),
  ];
}

async function add(database: Database, set: FactorSet): Promise<string[]> {
  if (set.id === shippedSetId || !(await insert(database, set)))
    throw new StartupError(
      `There is a set "${set.id}" already, and sets are never changed: give the new one another id.`,
    );
  return [describe(set), `Choose it for a project: factors use --project N --set ${set.id}`];
}

async function insert(database: Database, set: FactorSet): Promise<boolean> {
  try {
    return await database.transaction((tx) => insertFactorSet(tx, set));
  } catch (error) {
    if (error instanceof OtherUnitError) throw new StartupError(error.message);
    throw error;
  }
}

async function use(database: Database, args: string[]): Promise<string[]> {
  const { project, set } = readOptions(args, {
    project: { type: 'string' },
    set: { type: 'string', default: '' },
  });
  const example = `factors use --project 1 --set ${set || 'ID'}`;
  const projectId = await requireProject(database, project, example);
  if (set !== shippedSetId && !(await hasFactorSet(database, set)))
    throw new StartupError(`There is no factor set "${set}"; see factors list.`);
  const id = set === shippedSetId ? undefined : set;
  await database.transaction((tx) => chooseFactorSet(tx, projectId, id));
  return [`Project ${projectId} uses ${set} from its next calculation on; its results keep their factors.`];
}

function read([folder = '', ...rest]: string[]): FactorSet {
  if (folder === '' || rest.length > 0) throw new StartupError('Say which folder: factors check FOLDER');
  try {
    return readFactorSet(folder);
  } catch (error) {
    if (error instanceof FactorSetError) throw new StartupError(error.message);
    throw error;
  }
}

function describe({ id, title, factors, activities }: FactorSet): string {
  const added = activities.length > 0 ? `, ${activities.length} activities of its own` : '';
  return `${id}: ${title}, ${factors.length} factors${added}, no faults.`;
}
