import { figureToShare } from '../../core/carbon/account/figure-to-share';
import { methodVersion } from '../../core/carbon/calculation/method-version';
import type { Exclusion } from '../../core/contracts/ca-boundary';
import type { AllocatedAccount, AllocationMethod } from '../../core/contracts/shared-figures';
import { saveShared, saveSold } from '../modules/carbon-accounting/sharing/repository';
import { withholdEmissions } from '../modules/customer-requests/withheld-repository';
import type { Queryable } from '../lib/database';
import { findProjectName } from '../lib/project-name';

/** What a supplier of the open supplier shares for one of its years. */
interface DemoFigure {
  company: string;
  /** Before the current one. */
  yearsAgo: 1 | 2 | 3;
  /** Tonnes of CO2e of its whole account. */
  tonnes: readonly [scope1: number, scope2: number, scope3: number];
  /** kg CO2e per USD of turnover. */
  intensity: number | null;
  method?: AllocationMethod;
  /** Share of its sales; left out where it shares only its intensity. */
  share?: number;
  /** Left out of its account. */
  without?: 'purchases';
  exclusions?: readonly Exclusion[];
}

/** Every variant: by turnover, by mass, intensity only, an earlier year, with a gap, incomplete. */
const figures: readonly DemoFigure[] = [
  { company: 'kranj', yearsAgo: 1, tonnes: [3100, 140, 1650], intensity: 0.52, share: 0.14 },
  { company: 'kranj', yearsAgo: 2, tonnes: [3350, 150, 1720], intensity: 0.57, share: 0.13 },
  {
    ...{ company: 'kolben', yearsAgo: 1, tonnes: [210, 480, 1900], intensity: 0.31 },
    ...{ method: 'physical', share: 0.11 },
    exclusions: [{ name: 'Vertriebsbüro Wien', reason: 'Unter 1 % der Emissionen', category: null }],
  },
  { company: 'veneta', yearsAgo: 1, tonnes: [160, 390, 1450], intensity: 0.27, share: 0.19 },
  { company: 'veneta', yearsAgo: 3, tonnes: [190, 430, 1600], intensity: 0.3, share: 0.17 },
  { company: 'donaumetall', yearsAgo: 1, tonnes: [2400, 1900, 9800], intensity: 0.74 },
  { company: 'hallingdal', yearsAgo: 2, tonnes: [5200, 300, 12_500], intensity: 1.9 },
  { company: 'moravapack', yearsAgo: 1, tonnes: [120, 310, 860], intensity: 0.41, share: 0.06 },
  {
    ...{ company: 'brennstoff', yearsAgo: 1, tonnes: [900, 40, 0], intensity: 0.05 },
    ...{ share: 0.02, without: 'purchases' },
  },
];

interface World {
  now: Date;
  projectIds: ReadonlyMap<string, number>;
}

/** What the suppliers of the open supplier share with it; inserted before it calculates with them. */
export async function insertSharedFigures(tx: Queryable, { now, projectIds }: World): Promise<void> {
  const customerId = projectIds.get('alpenguss') ?? 0;
  for (const figure of figures) {
    const projectId = projectIds.get(figure.company);
    if (projectId === undefined) throw new Error(`The demo world has no ${figure.company}.`);
    const year = now.getUTCFullYear() - figure.yearsAgo;
    const { method = 'economic', share = null } = figure;
    await saveShared(
      tx,
      { projectId, customerId, year },
      figureToShare(accountOf(figure, now), { year, method, share }),
    );
    await withholdEmissions(tx, { projectId, customerId, isWithheld: false });
  }
}

function accountOf({ tonnes, intensity, without, exclusions = [] }: DemoFigure, now: Date): AllocatedAccount {
  const [scope1, scope2, scope3] = tonnes;
  return {
    tonnes: { scope1, scope2, scope3, total: scope1 + scope2 + scope3 },
    calculatedAt: now.toISOString(),
    methodVersion,
    covers: { scope1: true, scope2: true, purchases: without !== 'purchases' },
    boundary: {
      approach: 'operational-control',
      fiscalYearStart: 1,
      exclusions: [...exclusions],
      absences: [],
    },
    categories: without === 'purchases' ? [] : [1, 3],
    intensity,
    dataQuality: 3.4,
    uncertaintyPercent: 34,
  };
}

/** Last year's sales of the open supplier to its customers, thousand USD; nothing of it is shared yet. */
const sold: readonly (readonly [customer: string, turnoverInThsdUSD: number])[] = [
  ['velomotive', 11_900],
  ['hansewind', 7_400],
];

export async function insertAllocations(tx: Queryable, { now, projectIds }: World): Promise<void> {
  const projectId = projectIds.get('alpenguss') ?? 0;
  for (const [customer, turnoverInThsdUSD] of sold) {
    const customerId = projectIds.get(customer) ?? 0;
    const name = await findProjectName(tx, customerId);
    const turnover = { turnoverInThsdUSD, turnoverInThsd: null, currency: null };
    const place = { projectId, customerId, year: now.getUTCFullYear() - 1 };
    await saveSold(tx, place, { name, turnover, quantity: null });
  }
}
