import { StartupError } from './startup-error';

interface Place {
  host: string;
  port: number;
}

/** @throws StartupError naming the variables that begin with `prefix` */
export async function listen<Result>(
  prefix: '' | 'METRICS_',
  { host, port }: Place,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  try {
    return await work({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `Port ${port} is in use; stop the other program or set ${prefix}PORT to a free one.`,
      );
    if (code === 'EACCES')
      throw new StartupError(
        `Port ${port} may not be used by this account; set ${prefix}PORT to one above 1023.`,
      );
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`${prefix}HOST ${host} is not an address of this machine.`);
    throw error;
  }
}
