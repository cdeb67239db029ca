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
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
};

/** Why a file cannot be read or written. */
export function fileFault(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}
