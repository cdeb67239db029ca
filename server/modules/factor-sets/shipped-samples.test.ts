import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { desnzFigures } from '../../../data/factors/desnz-2025/figures';
import { hotelFigures } from '../../../data/factors/desnz-2025/hotels';
import { desnzScope3Figures } from '../../../data/factors/desnz-2025/scope-3';
import { epaFigures } from '../../../data/factors/epa-v1.3/figures';
import { emberGrid, worldGrid } from '../../../data/factors/grid/ember';
import { biogenicFigures } from '../../../data/factors/ipcc-2006/figures';
import { processFigures } from '../../../data/factors/ipcc-2006/process';
import { shippedFactors } from '../../../data/factors/shipped';
import { publishedSample } from '../../../tests/support/published-sample';

const home = join(__dirname, '../../../data/factors');

const sampleSize = 20;

interface Table {
  /** Prefix of the factors' keys, before the sample's row name. */
  prefix: string;
  /** Number of figures. */
  size: number;
  /** Converts the figures of a sample line to the factor's value; unchanged if left out. */
  read?: (cells: readonly string[]) => number;
}

const gridSize = [worldGrid, ...emberGrid].reduce((sum, [, , grams]) => sum + grams.length, 0);

/** Every file with figures. A table added here needs a sample in the SOURCE.md next to it. */
const tables: Readonly<Record<string, Table>> = {
  'desnz-2025/figures.ts': { prefix: 'desnz-2025/', size: desnzFigures.length },
  'desnz-2025/heat-losses.ts': { prefix: 'desnz-2025/', size: 2 },
  'desnz-2025/hotels.ts': { prefix: 'desnz-2025/', size: hotelFigures.length },
  'desnz-2025/scope-3.ts': { prefix: 'desnz-2025/', size: desnzScope3Figures.length },
  'epa-v1.3/figures.ts': { prefix: 'epa-v1.3/', size: epaFigures.length },
  // Published in grams; converted from the digits to avoid the rounding of a division.
  'grid/ember.ts': { prefix: 'ember/', size: gridSize, read: ([grams]) => Number(`${grams}e-3`) },
  'grid/desnz.ts': { prefix: 'desnz-2025/', size: 4 },
  'grid/egrid.ts': { prefix: '', size: 2 },
  'ipcc-2006/figures.ts': {
    prefix: 'ipcc-2006/biogenic/',
    size: biogenicFigures.length,
    read: ([kgPerGj, gjPerUnit]) => Number(kgPerGj) * Number(gjPerUnit),
  },
  'ipcc-2006/process.ts': { prefix: 'ipcc-2006/process/', size: processFigures.length },
};

/** Combines other tables and has no figures of its own. */
const withoutFigures = ['grid/official.ts'];

const folders = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const files = folders.flatMap(({ name }) =>
  readdirSync(join(home, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${name}/${file}`),
);

test('every table of figures has a sample to compare it with', () => {
  expect(files.filter((file) => !withoutFigures.includes(file)).sort()).toEqual(Object.keys(tables).sort());
});

const shipped = new Map(shippedFactors.map(({ id, value }) => [id, value]));

test.each(Object.entries(tables))('%s matches its published sample', (path, { prefix, size, read }) => {
  const [folder = '', file = ''] = path.split('/');
  const sample = publishedSample(`factors/${folder}`, file);
  expect(sample.length).toBeGreaterThanOrEqual(Math.min(sampleSize, size));
  for (const [id = '', ...cells] of sample) {
    const published = read?.(cells) ?? Number(cells[0]);
    expect([id, near(shipped.get(prefix + id), published)]).toEqual([id, true]);
    const [, upstreamId, upstream] = cells;
    if (/^\d+_/.test(upstreamId ?? ''))
      expect([upstreamId, near(shipped.get(prefix + upstreamId), Number(upstream))]).toEqual([
        upstreamId,
        true,
      ]);
  }
});

/** Equal in as many digits as are published. */
const near = (value: number | undefined, published: number) =>
  value !== undefined && Math.abs(value - published) <= 1e-10 * published;
