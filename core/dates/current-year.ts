/** Hours by which the earliest time zone is ahead of UTC. */
const earliestZone = 14;

/**
 * The newest calendar year that has begun somewhere on Earth: the same for the server and for people in zones ahead of
 * it.
 */
export const currentYear = (now = new Date()): number =>
  new Date(now.getTime() + earliestZone * 3_600_000).getUTCFullYear();
