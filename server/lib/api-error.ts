/** A refusal that is shown to the caller unchanged: `message` is a sentence a person can act on. */
export class ApiError extends Error {
  constructor(
    readonly statusCode: number,
    /** Stable, in SNAKE_CASE. */
    readonly code: string,
    message: string,
    readonly details?: unknown,
  ) {
    super(message);
  }
}

/** Something that does not exist, or that the caller may not know of. */
export const notFound = (what: string) => new ApiError(404, 'NOT_FOUND', `${what} was not found.`);

/** The server cannot take this on at the moment. */
export const tooBusy = () =>
  new ApiError(503, 'TOO_BUSY', 'The server has too much to do at the moment; try again shortly.');
