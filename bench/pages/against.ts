import type { Browser } from '@playwright/test';
import { slowdownOn } from '../machine';
import { median } from '../median';
import { medianOf, runLighthouse, type LighthouseResult } from './lighthouse-runs';
import { visitOnPhone } from './phone';

interface Comparison {
  browser: Browser;
  /** Debugging port of the same browser, for Lighthouse. */
  port: number;
  /** Addresses of the two pages. */
  ours: string;
  theirs: string;
  /** The element that is tapped on both. */
  selector: string;
  runs: number;
  machine: string;
}

interface Pair {
  ours: number;
  theirs: number;
}

/**
 * Measures a page of ours and one of another site alternately, so that both have the same machine at the same time.
 * Prints the medians and their ratio: below 1, ours is better where less is better.
 */
export async function printComparison(comparison: Comparison): Promise<void> {
  const slowdown = slowdownOn(comparison.machine, 4);
  const { browser, selector } = comparison;
  const touched = await inTurns(comparison, (address) =>
    visitOnPhone(browser, address, { selector, awake: true, slowdown }),
  );
  const rows = [
    toRow(`answers to touch (${selector}), slow 4G, 4x, s`, {
      ours: median(touched.ours),
      theirs: median(touched.theirs),
    }),
  ];
  for (const times of [4, 10]) rows.push(...(await lighthouseRows(comparison, times)));
  console.table(rows);
}

async function lighthouseRows(comparison: Comparison, times: number) {
  const slowdown = slowdownOn(comparison.machine, times);
  const results = await inTurns(comparison, (address) =>
    runLighthouse(address, { port: comparison.port, slowdown }),
  );
  const [ours, theirs] = [medianOf(results.ours), medianOf(results.theirs)];
  const row = (what: string, figure: keyof LighthouseResult) =>
    toRow(`${what}, ${times}x`, { ours: ours[figure], theirs: theirs[figure] });
  return [
    row('points', 'performance'),
    row('first paint, s', 'firstPaintSeconds'),
    row('largest paint, s', 'largestPaintSeconds'),
    row('blocking, ms', 'blockingMilliseconds'),
    row('layout shift', 'layoutShift'),
  ];
}

async function inTurns<Result>(
  { ours, theirs, runs }: Comparison,
  measure: (address: string) => Promise<Result>,
): Promise<{ ours: Result[]; theirs: Result[] }> {
  const results = { ours: [] as Result[], theirs: [] as Result[] };
  for (let run = 0; run < runs; run += 1) {
    results.ours.push(await measure(ours));
    results.theirs.push(await measure(theirs));
  }
  return results;
}

function toRow(what: string, { ours, theirs }: Pair) {
  const rounded = (value: number) => (Number.isNaN(value) ? 'never' : Math.round(value * 1000) / 1000);
  const ratio = ours / theirs;
  return {
    measurement: what,
    ours: rounded(ours),
    theirs: rounded(theirs),
    'ours / theirs': Number.isFinite(ratio) ? Math.round(ratio * 100) / 100 : '',
  };
}
