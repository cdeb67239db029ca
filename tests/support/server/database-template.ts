import { readFileSync, writeFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/** The parts of Emscripten's file system used here; https://emscripten.org/docs/api_reference/Filesystem-API.html */
export interface Files {
  readdir(path: string): string[];
  isDir(mode: number): boolean;
  stat(path: string): { mode: number };
  mkdirTree(path: string): void;
  readFile(path: string): Uint8Array;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
}

/** The files of a PGlite in memory. */
export const filesOf = (pglite: PGlite): Files => pglite.Module.FS;

/** The folder of a PGlite database in them. */
const root = '/pglite/data';

interface Index {
  folders: string[];
  /** Each file's path, and where its content begins and ends. */
  files: [path: string, from: number, to: number][];
}

/** All files of a database: their contents one after the other, and their index. */
export function saveTemplate(pglite: PGlite, file: string): void {
  const fs = filesOf(pglite);
  const index: Index = { folders: [], files: [] };
  const contents: Uint8Array[] = [];
  let size = 0;
  const add = (folder: string) => {
    index.folders.push(folder);
    for (const name of fs.readdir(folder).filter((entry) => entry !== '.' && entry !== '..')) {
      const path = `${folder}/${name}`;
      if (fs.isDir(fs.stat(path).mode)) {
        add(path);
      } else {
        const content = fs.readFile(path);
        contents.push(content);
        index.files.push([path, size, (size += content.length)]);
      }
    }
  };
  add(root);
  writeFileSync(file, Buffer.concat(contents));
  writeFileSync(`${file}.json`, JSON.stringify(index));
}

type Memory = NonNullable<PGlite['Module']['wasmMemory']>;

/** Node has it, but its type is part of the browser's types, which the server does not use. */
declare const WebAssembly: { Memory: new (size: { initial: number; maximum: number }) => Memory };

/** PGlite's memory: 128 MB at first, and at most 2 GB. */
const pages = { initial: 2_048, maximum: 32_768 };

/**
 * The memory that a copy of the template uses. It is allocated once and reused: V8 would collect all garbage for each
 * allocation, which takes longer than the copy.
 */
export interface Room {
  readonly memory: Memory;
  readonly contents: Uint8Array;
}

export interface Template {
  readonly index: Index;
  /** A buffer with the contents of the template. */
  takeRoom(): Room;
  /** Returns the buffer of a closed copy. */
  leaveRoom(room: Room): void;
}

export function loadTemplate(file: string): Template {
  const index = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as Index;
  const contents = new Uint8Array(readFileSync(file));
  const left: Room[] = [];
  return {
    index,
    takeRoom() {
      const room = left.pop();
      if (!room) return { memory: new WebAssembly.Memory(pages), contents: contents.slice() };
      new Uint8Array(room.memory.buffer).fill(0);
      room.contents.set(contents);
      return room;
    },
    leaveRoom: (room) => left.push(room),
  };
}
