/* Server time to calculate a year, and the cost of one more row. */
import { calculateYear } from '../core/carbon/calculation/calculate-year';
import { createFactorBook } from '../core/carbon/factors/factor-book';
import { reportOf } from '../core/carbon/report/report';
import { shippedFactors } from '../data/factors/shipped';
import { median } from './median';
import { bigYear, withBigYear, withSharedFigures } from './carbon/big-year';
import { printTable } from './pages/table';

const sizes = [100, 1_000, 10_000, 50_000];
const rounds = 5;

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Only the calculation and its report, without a database; a third of the inputs are activities. */
async function costPerRow(): Promise<number> {
  const book = createFactorBook(shippedFactors);
  const costs: { inputs: number; rows: number; ms: number; 'µs per row': number }[] = [];
  for (const size of sizes) {
    const inputs = bigYear({ activities: Math.round(size / 3), supplierInputs: Math.round((2 * size) / 3) });
    const { rows } = reportOf(calculateYear(inputs, book), 1e9);
    // The same number of rows in every measurement: a hundred alone are too fast to time.
    const times = (sizes.at(-1) ?? size) / size;
    const all = await medianMs(async () => {
      for (let time = 0; time < times; time += 1) reportOf(calculateYear(inputs, book), 1e9);
    });
    const ms = all / times;
    costs.push({ inputs: size, rows, ms, 'µs per row': (1000 * ms) / rows });
  }
  console.table(
    costs.map((cost) => ({ ...cost, ms: cost.ms.toFixed(2), 'µs per row': cost['µs per row'].toFixed(2) })),
  );
  return (costs.at(-1)?.['µs per row'] ?? Infinity) / (costs[0]?.['µs per row'] ?? 1);
}

/** Ratio of 10,000 suppliers, of whom 1,000 share their own figures, to the same without shared figures. */
async function costOfFigures(): Promise<number> {
  const book = createFactorBook(shippedFactors);
  const inputs = bigYear({ activities: 0, supplierInputs: 10_000 });
  const msOf = (of: typeof inputs) =>
    medianMs(async () => {
      for (let time = 0; time < 5; time += 1) reportOf(calculateYear(of, book), 1e9);
    });
  const without = await msOf(inputs);
  return (await msOf(withSharedFigures(inputs))) / without;
}

async function main(): Promise<void> {
  const ratio = await costPerRow();
  const figures = await costOfFigures();
  const { calculate, page, report } = await withBigYear(
    { activities: 5_000, supplierInputs: 10_000 },
    async (calls) => ({
      calculate: await medianMs(calls.calculate),
      page: await medianMs(calls.page),
      report: await medianMs(calls.report),
    }),
  );
  const holds = printTable([
    {
      what: '5,000 activities and 10,000 supplier inputs, calculated and stored',
      measured: calculate,
      unit: 'ms',
      bound: { atMost: 1000 },
    },
    { what: 'a page of 1,000 of its results', measured: page, unit: 'ms', bound: { atMost: 250 } },
    { what: 'its report', measured: report, unit: 'ms', bound: { atMost: 250 } },
    {
      what: '10,000 suppliers of whom 1,000 share figures, to none',
      measured: figures,
      unit: 'times',
      bound: { atMost: 1.3 },
    },
    { what: 'cost per row, 50,000 to 100 inputs', measured: ratio, unit: 'times', bound: { atMost: 1.5 } },
  ]);
  process.exitCode = holds ? 0 : 1;
}

void main();
