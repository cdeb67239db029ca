/** What the server accepts, and what files are usually smaller than by far. */
export const largestFile = 5 * 1024 * 1024;

export const megabytes = (bytes: number): number => bytes / (1024 * 1024);

/** A file as it is, a refusal as the server words it. */
export const readFileAnswer = (response: Response): Promise<unknown> =>
  response.ok ? response.blob() : response.json();

/** Of files with thousands of rows. */
export const fileTimeoutMs = 2 * 60 * 1000;
