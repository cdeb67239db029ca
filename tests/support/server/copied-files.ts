import { MemoryFS } from '@electric-sql/pglite';
import { filesOf, type Room, type Template } from './database-template';

/** Files in memory that start as those of a template, all of them copied in one step. */
export class CopiedFiles extends MemoryFS {
  readonly #template: Template;
  readonly #room: Room;

  constructor(template: Template) {
    super();
    this.#template = template;
    this.#room = template.takeRoom();
  }

  override async init(...args: Parameters<MemoryFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    return { emscriptenOpts: { ...emscriptenOpts, wasmMemory: this.#room.memory } };
  }

  override initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('PGlite has not begun.');
    const fs = filesOf(this.pg);
    const { folders, files } = this.#template.index;
    for (const folder of folders) fs.mkdirTree(folder);
    for (const [path, from, to] of files)
      fs.writeFile(path, this.#room.contents.subarray(from, to), { canOwn: true });
    return Promise.resolve();
  }

  override async closeFs(): Promise<void> {
    await super.closeFs();
    this.#template.leaveRoom(this.#room);
  }
}
