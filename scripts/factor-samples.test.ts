import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedFactors } from '../data/factors/shipped';

/** The rows of the last table of a SOURCE.md. */
function sampleIn(folder: string): string[][] {
  const text = readFileSync(join('data/factors', folder, 'SOURCE.md'), 'utf8');
  const lines = text.split('\n');
  const head = lines.findLastIndex((line) => /^\| -+ \|/.test(line));
  return lines
    .slice(head + 1)
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const valuesOf = (id: string) =>
  new Set(shippedFactors.filter((each) => each.id === id).map((each) => each.value));

describe('figures are those of the published table', () => {
  const desnz = sampleIn('desnz-2025');
  const ipcc = sampleIn('ipcc-2006');

  test('the samples are there', () => {
    expect([desnz.length, ipcc.length]).toEqual([20, 16]);
  });

  test.each(desnz)('DESNZ 2025, %s', (id = '', value, upstreamId, upstream) => {
    expect([...valuesOf(`desnz-2025/${id}`)]).toEqual([Number(value)]);
    if (upstreamId) expect([...valuesOf(`desnz-2025/${upstreamId}`)]).toEqual([Number(upstream)]);
  });

  test.each(ipcc)('IPCC 2006, activity %s', (id = '', value) => {
    const [found] = valuesOf(`ipcc-2006/process/${id}`);
    expect(found).toBeCloseTo(Number(value), 8);
  });
});
