import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];

interface OpenFile {
  /** Node's file descriptor. */
  nfd: number;
  path: string;
}

interface Operations {
  fsync?: (file: OpenFile) => number;
  write: (file: OpenFile, ...rest: unknown[]) => number;
}

/** The number of ENOSPC in WebAssembly's system interface. */
const noSpace = 51;

/** Whether an error of PGlite's file system, which has a number instead of a message, means that the disk is full. */
export const isOutOfSpace = (error: unknown) => (error as { errno?: number }).errno === noSpace;

/**
 * PGlite's files in a folder, with the one call that PGlite's own version lacks: `fsync`. With it an
 * acknowledged commit is on the disk and survives a crash of the process or the machine.
 *
 * `onFull` is called when there is no space for the write-ahead log, and must end the process: PostgreSQL
 * gives up at that point, and PGlite would loop forever and block the process. For any other file, a lack of
 * space only fails one statement.
 */
export class DurableFiles extends NodeFS {
  constructor(
    folder: string,
    private readonly onFull: () => never,
  ) {
    super(folder);
  }

  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const complete = ({ NODEFS }: { NODEFS: object }) => {
      const { stream_ops: operations } = NODEFS as { stream_ops: Operations };
      const { write } = operations;
      operations.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
      operations.write = (file, ...rest) => {
        try {
          return write(file, ...rest);
        } catch (error) {
          if (isOutOfSpace(error) && file.path.includes('/pg_wal/')) this.onFull();
          throw error;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), complete] } };
  }
}

/**
 * PGlite's own start parameters without `-F`, which turns fsync off; this is the only sync method it
 * supports.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];
