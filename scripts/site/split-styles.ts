/** The parts of webpack's graph that are used here. */
interface Module {
  type: string;
  resource?: string;
}
interface ChunkGroup {
  chunks: readonly Chunk[];
  parentsIterable: Iterable<ChunkGroup>;
}
interface Chunk {
  groupsIterable: Iterable<ChunkGroup>;
}
export interface ChunkGraph {
  getModuleChunksIterable: (module: Module) => Iterable<Chunk>;
  getChunkModulesIterable: (chunk: Chunk) => Iterable<Module>;
}

interface CacheGroup {
  test: (module: Module, context: { chunkGraph: ChunkGraph }) => boolean;
  name: string;
  priority: number;
  enforce: true;
}

const isStyle = ({ type }: Module): boolean => type === 'css/mini-extract';

/** Whether all paths to a group go through a chunk with the given module. */
function isBehind(group: ChunkGroup, file: string, graph: ChunkGraph, passed: Set<ChunkGroup>): boolean {
  if (passed.has(group)) return true;
  passed.add(group);
  const holdsFile = (chunk: Chunk) =>
    [...graph.getChunkModulesIterable(chunk)].some(({ resource }) => resource === file);
  if (group.chunks.some(holdsFile)) return true;
  const parents = [...group.parentsIterable];
  return parents.length > 0 && parents.every((parent) => isBehind(parent, file, graph, passed));
}

/**
 * Gatsby inlines the styles of the whole site into each page. These cache groups keep styles that are only used
 * behind a layout, given by its file, in the pages with that layout.
 */
export function splitStyles(layout: string): Record<'styles' | 'stylesBehind', CacheGroup> {
  const isStyleBehind: CacheGroup['test'] = (module, { chunkGraph }) =>
    isStyle(module) &&
    [...chunkGraph.getModuleChunksIterable(module)].every((chunk) =>
      [...chunk.groupsIterable].every((group) => isBehind(group, layout, chunkGraph, new Set())),
    );
  const common = { priority: 40, enforce: true } as const;
  return {
    styles: {
      ...common,
      name: 'styles',
      test: (module, context) => isStyle(module) && !isStyleBehind(module, context),
    },
    stylesBehind: { ...common, name: 'protected', test: isStyleBehind },
  };
}
