/** A loaded demo world. Its mails link to the address that it was loaded for, so the port is part of it. */
export interface PreparedWorld {
  port: number;
  folder: string;
}

const variable = 'PREPARED_WORLDS';

/** Passes them to the workers, which inherit the environment. */
export function announceWorlds(worlds: readonly PreparedWorld[]): void {
  process.env[variable] = JSON.stringify(worlds.map(({ port, folder }) => ({ port, folder })));
}

/** The world of one of the workers that run at the same time; undefined when none were prepared. */
export function preparedWorld(parallelIndex: number): PreparedWorld | undefined {
  return (JSON.parse(process.env[variable] ?? '[]') as PreparedWorld[])[parallelIndex];
}
