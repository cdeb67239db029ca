import { readReport } from '../../tests/support/lighthouse';
import { median } from '../median';

export interface LighthouseResult {
  performance: number;
  accessibility: number;
  firstPaintSeconds: number;
  largestPaintSeconds: number;
  blockingMilliseconds: number;
  layoutShift: number;
}

interface Run {
  port: number;
  /** Slowdown factor of this machine's processor; Lighthouse's own default for a phone is 4. */
  slowdown: number;
  /** Called before each run if Lighthouse must not clear the storage itself, since that signs out. */
  sweep?: () => Promise<void>;
}

/** One Lighthouse run that simulates a phone. */
export async function runLighthouse(
  address: string,
  { port, slowdown, sweep }: Run,
): Promise<LighthouseResult> {
  await sweep?.();
  const options = [
    `--port=${port}`,
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility',
    ...(sweep ? ['--disable-storage-reset'] : []),
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ];
  const report = await readReport([address, ...options]);
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    firstPaintSeconds: value('first-contentful-paint') / 1000,
    largestPaintSeconds: value('largest-contentful-paint') / 1000,
    blockingMilliseconds: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

/** The median of each figure. */
export function medianOf(results: readonly LighthouseResult[]): LighthouseResult {
  const of = (figure: keyof LighthouseResult) => median(results.map((result) => result[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    firstPaintSeconds: of('firstPaintSeconds'),
    largestPaintSeconds: of('largestPaintSeconds'),
    blockingMilliseconds: of('blockingMilliseconds'),
    layoutShift: of('layoutShift'),
  };
}

/** The median of each figure over several runs. */
export async function medianOfRuns(
  address: string,
  { runs, ...run }: Run & { runs: number },
): Promise<LighthouseResult> {
  const results: LighthouseResult[] = [];
  for (let count = 0; count < runs; count += 1) results.push(await runLighthouse(address, run));
  return medianOf(results);
}
