import type { Improvement } from '../../contracts/ca-years';
import type { ResultNote } from '../../contracts/ca-provenance';
import type { ResultRow } from '../calculation/result-row';
import { isOwnFigure } from '../../terms/figure-methods';
import { kgPerTon } from '../calculation/totals';
import {
  estimatedAmountUncertainty,
  exactAmountUncertainty,
  UncertainSum,
  type UncertainTerm,
} from '../factors/uncertainty';

const most = 5;

/**
 * Assumed uncertainty, percent: of a factor that an operator adds for a missing one, and of spend in a known sector.
 */
const knownFactorUncertainty = 20;
const knownSectorUncertainty = 50;

/** Assumed uncertainty, percent: of a figure from a supplier's own account. */
const ownFigureUncertainty = 20;

/** Advice must narrow the estimate by at least this, percent of the total. */
const fewestPoints = 0.05;

type Advice = Improvement['advice'];

interface Cause {
  key: string;
  advice: Advice;
  /** The largest of its rows, which represents all. */
  row: ResultRow;
  sum: UncertainSum;
  /** The same rows after the advice has been followed. */
  better: UncertainSum;
}

/** Groups the rows of the totals by what could reduce their uncertainty. */
export function createImprovements() {
  const causes = new Map<string, Cause>();
  const asked = startAsked();
  return {
    add(row: ResultRow): void {
      if (row.baseKg <= 0) return;
      const advice = adviceOn(row);
      if (advice) addTo(causes, row, advice);
      asked.add(row);
    },
    /** What would narrow the estimate of `total` most, best first, each with its effect. */
    result(total: UncertainSum): Improvement[] {
      const before = total.percent();
      for (const row of asked.largest()) addTo(causes, row, 'ASK_SUPPLIER');
      return [...causes.values()]
        .map(({ sum, better, ...cause }) => ({ ...cause, kg: sum.kg, after: total.percentIf(sum, better) }))
        .filter(({ after }) => before - after >= fewestPoints)
        .sort((a, b) => a.after - b.after || (a.key < b.key ? -1 : 1))
        .slice(0, most)
        .map(({ key, advice, row, kg, after }) => ({
          key,
          name: nameOf(row, advice),
          scopeDetails: row.method,
          advice,
          subject: {
            inputId: row.inputId,
            activityId: row.activity?.activityId ?? null,
            sectorCode: row.sector?.code ?? null,
            linkingId: row.supplier?.linking ? row.supplier.supplierId : null,
          },
          tons: kg / kgPerTon,
          uncertaintyBefore: before,
          uncertaintyAfter: after,
        }));
    },
  };
}

function addTo(causes: Map<string, Cause>, row: ResultRow, advice: Advice): void {
  const key = `${advice}/${subjectOf(row, advice)}`;
  const cause = causes.get(key) ?? {
    key,
    advice,
    row,
    sum: new UncertainSum(),
    better: new UncertainSum(),
  };
  causes.set(key, cause);
  if (row.baseKg > cause.row.baseKg) cause.row = row;
  cause.sum.add(row);
  cause.better.add(followed(row, advice));
}

/** Linked suppliers that share no usable figure; of thousands, only the largest can matter. */
function startAsked() {
  const suppliers = new Map<string, { kg: number; rows: ResultRow[] }>();
  return {
    add(row: ResultRow): void {
      const { supplier, method, figures, baseKg } = row;
      if (method !== 'spend-based' || !supplier?.linking || (figures?.options.length ?? 0) > 1) return;
      const known = suppliers.get(supplier.supplierId) ?? { kg: 0, rows: [] };
      known.kg += baseKg;
      known.rows.push(row);
      suppliers.set(supplier.supplierId, known);
    },
    largest: () =>
      [...suppliers.values()]
        .sort((a, b) => b.kg - a.kg)
        .slice(0, most)
        .flatMap(({ rows }) => rows),
  };
}

/** Advice on the factor, by note; the country comes before the year. */
const factorAdvice: readonly [ResultNote, Advice][] = [
  ['OTHER_GEOGRAPHY', 'LOCAL_FACTOR'],
  ['WORLD_AVERAGE', 'LOCAL_FACTOR'],
  ['EARLIER_YEAR', 'CURRENT_FACTOR'],
  ['LATER_YEAR', 'CURRENT_FACTOR'],
];

const concernsFactors = (advice: Advice) => advice === 'LOCAL_FACTOR' || advice === 'CURRENT_FACTOR';

/** Only advice that changes the figure: suppliers' measures do not, since the inventory is a baseline. */
function adviceOn({ notes, method, amountUncertainty }: ResultRow): Advice | undefined {
  // Another year of it is up to the supplier.
  if (isOwnFigure(method)) return undefined;
  if (method === 'not-allocated') return 'ALLOCATE_SPEND';
  if (notes.includes('STAND_IN_FACTOR')) return 'CLOSE_GAP';
  if (amountUncertainty >= estimatedAmountUncertainty) return 'MEASURE_AMOUNT';
  return factorAdvice.find(([note]) => notes.includes(note))?.[1];
}

/** Factors come in sets: one for the right country or year improves all rows of a publication. */
function subjectOf({ factor, sector, activity, supplier }: ResultRow, advice: Advice): string {
  if (advice === 'ASK_SUPPLIER') return supplier?.supplierId ?? '';
  if (concernsFactors(advice)) return `${factor.source.publisher} ${factor.source.edition}`;
  return sector?.code ?? String(activity?.activityId ?? '');
}

function nameOf({ factor, sector, activity, supplier }: ResultRow, advice: Advice): string {
  if (advice === 'ASK_SUPPLIER') return supplier?.supplierName || (supplier?.supplierId ?? '');
  return concernsFactors(advice) ? factor.source.edition : (sector?.name ?? activity?.name ?? '');
}

function followed(row: ResultRow, advice: Advice): UncertainTerm {
  const { baseKg, factor, amountUncertainty, factorUncertainty } = row;
  const term = { baseKg, factor, amountUncertainty, factorUncertainty };
  switch (advice) {
    case 'MEASURE_AMOUNT':
      return { ...term, amountUncertainty: exactAmountUncertainty };
    case 'CLOSE_GAP':
      return { ...term, factorUncertainty: Math.min(factorUncertainty, knownFactorUncertainty) };
    case 'ALLOCATE_SPEND':
      return { ...term, factorUncertainty: Math.min(factorUncertainty, knownSectorUncertainty) };
    case 'ASK_SUPPLIER': {
      const id = `supplier/${row.supplier?.supplierId}`;
      return { ...term, factor: { ...factor, id, key: 'supplier' }, factorUncertainty: ownFigureUncertainty };
    }
    case 'LOCAL_FACTOR':
    case 'CURRENT_FACTOR':
      return { ...term, factorUncertainty: factor.uncertaintyPercent };
  }
}
