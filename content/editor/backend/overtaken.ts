/** How often others may publish first before the person must try again. */
const attempts = 10;

const wasOvertaken = (error: unknown) => (error as { status?: number }).status === 409;

/** Reads and writes; if somebody else writes in between, it starts again with their version. */
export async function untilFirst<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!wasOvertaken(error) || attempt === attempts) throw error;
    }
  }
}
