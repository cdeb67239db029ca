/** So often others may come first before somebody is told to try again. */
const attempts = 10;

const wasOvertaken = (error: unknown) => (error as { status?: number }).status === 409;

/** Reads and writes; if somebody else writes in between, it begins again with what they wrote. */
export async function untilFirst<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!wasOvertaken(error) || attempt === attempts) throw error;
    }
  }
}
