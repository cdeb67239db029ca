import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a command without success. */
export function refuse(message: string): undefined {
  console.error(message);
  process.exitCode = 1;
}

/** The arguments of a command; if they are wrong, says why and how it is called. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(`${(error as Error).message}\n${usage}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
};

/** Why a file cannot be read or written. */
export function fileFault(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/** Creates a folder with its parents. Node's own way to do so never ends where none can be created, as in `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
