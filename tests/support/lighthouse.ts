import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
/** In its own process: it sends functions into the page, which a TypeScript loader would have changed. */
const lighthouse = 'node_modules/lighthouse/cli/index.js';

interface Report {
  audits: Record<string, Audit | undefined>;
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] } | undefined>;
}

export interface Audit {
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
}

/**
 * The Lighthouse report on an address, the first of its options. On a busy machine Lighthouse occasionally loses the
 * beginning of a recording and fails.
 */
export async function readReport(options: readonly string[], attempts = 3): Promise<Report> {
  try {
    const { stdout } = await execute(process.execPath, [lighthouse, ...options], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    if (attempts > 1) return readReport(options, attempts - 1);
    const { stderr } = error as { stderr?: string };
    throw new Error(`Lighthouse could not measure ${options[0]}: ${stderr ?? String(error)}`);
  }
}
