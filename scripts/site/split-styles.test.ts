import { splitStyles, type ChunkGraph } from './split-styles';

const layout = '/src/protected-layout.tsx';
const button = { type: 'css/mini-extract' };

/** Groups of chunks as webpack links them: each with the groups that load it and the modules in its one chunk. */
type Groups = Record<string, { loadedBy: string[]; modules: object[] }>;

/** Where `splitStyles` puts the styles of a button that is in some of the groups. */
function placeOf(given: Groups): string[] {
  const groups = new Map(
    Object.keys(given).map((name) => [name, { chunks: [] as Chunk[], parentsIterable: [] as Group[] }]),
  );
  type Group = { chunks: Chunk[]; parentsIterable: Group[] };
  type Chunk = { groupsIterable: Group[]; modules: object[] };
  const chunks = Object.entries(given).map(([name, { loadedBy, modules }]) => {
    const group = groups.get(name) as Group;
    const chunk = { groupsIterable: [group], modules };
    group.chunks.push(chunk);
    group.parentsIterable.push(...loadedBy.map((parent) => groups.get(parent) as Group));
    return chunk;
  });
  const chunkGraph = {
    getModuleChunksIterable: (module) => chunks.filter(({ modules }) => modules.includes(module)),
    getChunkModulesIterable: (chunk) => (chunk as Chunk).modules,
  } as ChunkGraph;
  return Object.values(splitStyles(layout))
    .filter(({ test }) => test(button, { chunkGraph }))
    .map(({ name }) => name);
}

const withLayout = { type: 'javascript/auto', resource: layout };
const app = { loadedBy: [], modules: [] };
const inside = { loadedBy: ['app'], modules: [withLayout] };

it.each<[string, Groups, string]>([
  ['of every page', { app: { ...app, modules: [button] } }, 'styles'],
  ['of a page with the layout', { app, inside: { ...inside, modules: [withLayout, button] } }, 'protected'],
  ['of a page without it', { app, inside, outside: { loadedBy: ['app'], modules: [button] } }, 'styles'],
  [
    'of both',
    {
      app,
      inside: { ...inside, modules: [withLayout, button] },
      outside: { loadedBy: ['app'], modules: [button] },
    },
    'styles',
  ],
  [
    'of what a page with the layout loads later',
    {
      app,
      inside,
      dialog: { loadedBy: ['inside', 'more'], modules: [button] },
      more: { loadedBy: ['dialog'], modules: [] },
    },
    'protected',
  ],
  [
    'of what both load later',
    { app, inside, dialog: { loadedBy: ['inside', 'app'], modules: [button] } },
    'styles',
  ],
])('puts the styles %s into their own file', (_, groups, file) => expect(placeOf(groups)).toEqual([file]));

it('leaves scripts alone', () => {
  const script = { type: 'javascript/auto' };
  const chunkGraph: ChunkGraph = { getModuleChunksIterable: () => [], getChunkModulesIterable: () => [] };
  for (const { test } of Object.values(splitStyles(layout))) expect(test(script, { chunkGraph })).toBe(false);
});
