/** For requests in which the server calls another system, which it waits for at most 25 seconds. */
export const outsideTimeoutMs = 30_000;
