/** The server's limit; typical files are far smaller. */
export const maxFileBytes = 5 * 1024 * 1024;

export const megabytes = (bytes: number): number => bytes / (1024 * 1024);

/** Reads a successful response as a file, an error as JSON. */
export const readFileAnswer = (response: Response): Promise<unknown> =>
  response.ok ? response.blob() : response.json();

/** For files with thousands of rows. */
export const fileTimeoutMs = 2 * 60 * 1000;
