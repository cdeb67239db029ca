import { placeKey, type ReportValue, type ValuePlace } from '../terms/report-value';
import { categoryConcepts, scope3Total } from './scope-3-categories';

/** Numbers of a report by `placeKey`. */
export type Figures = ReadonlyMap<string, ReportValue>;

interface Term {
  place: ValuePlace;
  sign: 1 | -1;
}

/** A total and its parts. */
export interface Sum {
  total: ValuePlace;
  terms: readonly Term[];
  /** Whether a missing part makes the total unknown; otherwise missing parts count as none. */
  needsAll: boolean;
}

const scope1 = 'GrossScope1GreenhouseGasEmissions';
const energies = [
  'EnergyConsumptionFromElectricity',
  'EnergyConsumptionFromSelfGeneratedElectricity',
  'EnergyConsumptionFromFuels',
];
const wasteParts = (measure: 'Mass' | 'Volume') => [
  `WasteDivertedToRecycleOrReuse${measure}`,
  `WasteDirectedToDisposal${measure}`,
];
const wasteOfType = (measure: 'Mass' | 'Volume') => `TotalWasteRecycledReusedAndDirectedToDisposal${measure}`;

/** Sums of concepts in the same row or column, by their total. */
const ofConcepts: readonly (readonly [total: string, parts: readonly string[], needsAll?: boolean])[] = [
  ...(['Location', 'Market'] as const).flatMap((way) => {
    const scope2 = `Gross${way}BasedScope2GreenhouseGasEmissions`;
    return [
      [`TotalGross${way}BasedScope1AndScope2GHGEmissions`, [scope1, scope2], true],
      [`TotalGross${way}BasedGHGEmissions`, [scope1, scope2, scope3Total], true],
    ] as const;
  }),
  ...(['Mass', 'Volume'] as const).map((measure) => [wasteOfType(measure), wasteParts(measure)] as const),
  [
    'TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector',
    ['Coal', 'Oil', 'Gas'].map((fuel) => `RevenueDerivedFrom${fuel}`),
  ],
];

/**
 * Every sum that the standard states, in order of dependency.
 * @param isHazardous whether a type of waste is hazardous, by the member of its row
 */
export function sumsOf(figures: Figures, isHazardous: (member: string) => boolean): Sum[] {
  const members = membersIn(figures);
  const plain = (concept: string, member = '') => ({ place: { concept, member }, sign: 1 }) as const;
  const rowsOf = (concept: string, include: (member: string) => boolean = () => true) =>
    [...(members.get(concept) ?? [])]
      .filter((member) => member !== '' && include(member))
      .map((member) => plain(concept, member));
  const sums: Sum[] = energies.map((concept) => ({
    total: { concept, member: '' },
    terms: [plain(concept, 'RenewableEnergy'), plain(concept, 'NonRenewableEnergy')],
    needsAll: false,
  }));
  sums.push({
    total: { concept: scope3Total, member: '' },
    // A company states only the categories that it knows.
    terms: categoryConcepts.filter((name) => figures.has(name)).map((name) => plain(name)),
    needsAll: false,
  });
  for (const [total, parts, needsAll = false] of ofConcepts) {
    const rows = new Set(parts.flatMap((part) => [...(members.get(part) ?? [])]));
    for (const member of rows)
      sums.push({
        total: { concept: total, member },
        terms: parts.map((part) => plain(part, member)),
        needsAll,
      });
  }
  for (const measure of ['Mass', 'Volume'] as const) {
    // A missing total by type is calculated from its parts.
    const types = new Set(
      [wasteOfType(measure), ...wasteParts(measure)].flatMap((name) => [...(members.get(name) ?? [])]),
    );
    const ofKind = (hazardous: boolean) =>
      [...types]
        .filter((member) => isHazardous(member) === hazardous)
        .map((member) => plain(wasteOfType(measure), member));
    const kinds = [
      `TotalHazardousWasteGenerated${measure}`,
      `TotalNonHazardousWasteGenerated${measure}`,
    ] as const;
    kinds.forEach((concept, index) =>
      sums.push({ total: { concept, member: '' }, terms: ofKind(index === 0), needsAll: false }),
    );
    sums.push({
      total: { concept: `TotalWasteGenerated${measure}`, member: '' },
      terms: kinds.map((concept) => plain(concept)),
      needsAll: false,
    });
  }
  sums.push(
    {
      total: { concept: 'TotalMassOfMaterialUsed', member: '' },
      terms: rowsOf('WeightOfMaterialUsed'),
      needsAll: false,
    },
    {
      total: { concept: 'TotalVolumeOfMaterialUsed', member: '' },
      terms: rowsOf('VolumeOfMaterialUsed'),
      needsAll: false,
    },
    {
      total: { concept: 'TotalWaterConsumption', member: '' },
      terms: [
        plain('TotalAmountOfWaterWithdrawnFromAllSites'),
        { ...plain('WaterDischargeFromUndertakingProductionProcesses'), sign: -1 },
      ],
      needsAll: true,
    },
  );
  return sums;
}

/** The value of a sum; undefined while required parts are missing. */
export function valueOfSum({ terms, needsAll }: Sum, figures: Figures): number | undefined {
  const values = terms.map(({ place, sign }) => {
    const value = figures.get(placeKey(place));
    return typeof value === 'number' ? sign * value : undefined;
  });
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0 || (needsAll && known.length < values.length)) return undefined;
  const sum = known.reduce((all, value) => all + value, 0);
  return sum < 0 ? undefined : sum;
}

function membersIn(figures: Figures): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const key of figures.keys()) {
    const at = key.indexOf('/');
    const concept = at < 0 ? key : key.slice(0, at);
    const found = members.get(concept) ?? new Set();
    found.add(at < 0 ? '' : key.slice(at + 1));
    members.set(concept, found);
  }
  return members;
}
