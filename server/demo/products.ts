import type { ProductLine, ProductValues } from '../../core/contracts/ca-products';

type Figure = Extract<ProductLine['origin'], { basis: 'figure' }>;

export interface DemoProduct {
  id: string;
  company: string;
  values: Omit<ProductValues, 'periodStart' | 'periodEnd' | 'declaredAmount'>;
  /** The customer it is released for. */
  offeredTo?: string;
  customerPartNumber?: string;
  lines: readonly Omit<ProductLine, 'id'>[];
}

/** The only release of a product. */
export const releaseIdOf = (productId: string): string => productId.replace('1b0', '1c0');

/** Total castings that the foundry produces in a year, kg. */
const yearlyKg = 5_200_000;
const ingotId = '0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b03';
const bushId = '0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b01';

/** The foundry's products and those of one of its suppliers; `year` is the last calculated one. */
export function demoProducts(year: number): readonly DemoProduct[] {
  const figure = (fossil: number, source: string, overrides: Partial<Figure> = {}): Figure => ({
    basis: 'figure',
    by: 'supplier',
    unit: 'kg',
    fossil,
    landUse: 0,
    biogenic: 0,
    uptake: 0,
    primaryShare: 0,
    year,
    gwp: 'AR6',
    source,
    ...overrides,
  });
  const siteEnergy = (amount: number): Omit<ProductLine, 'id'> => ({
    kind: 'energy',
    name: 'Melting, casting, heat treatment, machining',
    amount,
    unit: 'kg',
    origin: { basis: 'account', year, part: 'energy', key: 'mass', total: yearlyKg },
  });
  const described = {
    declaredUnit: 'piece',
    gtin: '',
    cpc: '42999',
    fossilCarbon: 0,
    biogenicCarbon: 0,
    country: 'AT',
    site: 'Steyr',
    exemptedPercent: 1,
    exemptedReason: 'Release agents and cutting inserts, less than 1% of the emissions',
  } as const;
  return [
    {
      id: bushId,
      company: 'alpenguss',
      values: {
        ...described,
        name: 'Bearing bush, turned',
        description: 'Turned from bar stock, pressed into castings',
        partNumber: 'AG-0417',
        customsCode: '84833080',
        mass: 0.34,
      },
      lines: [
        {
          kind: 'material',
          name: 'Steel bar',
          amount: 0.41,
          unit: 'kg',
          origin: figure(1.12, 'Steel mill, declaration for electric-arc bar', { primaryShare: 70 }),
        },
        siteEnergy(0.34),
      ],
    },
    {
      id: '0d3f4c52-7f0b-4f5e-9f5c-6f9a2f6a1b02',
      company: 'alpenguss',
      offeredTo: 'velomotive',
      customerPartNumber: 'VM-88-4120',
      values: {
        ...described,
        name: 'Engine bracket, die-cast',
        description: 'AlSi9Cu3, machined, with two pressed bushes',
        partNumber: 'AG-1200',
        customsCode: '76169910',
        mass: 3.9,
      },
      lines: [
        {
          kind: 'material',
          name: 'Aluminium ingot, hydropower',
          amount: 1.9,
          unit: 'kg',
          origin: figure(4.13, 'Hallingdal Aluminium AS, Aluminium ingot AlSi9Cu3, hydropower, HA-226-10', {
            primaryShare: (100 * 2.35) / 4.13,
            received: { productId: ingotId, releaseId: releaseIdOf(ingotId), number: 1 },
          }),
        },
        {
          kind: 'material',
          name: 'Aluminium from scrap',
          amount: 1.6,
          unit: 'kg',
          origin: figure(0.62, 'Donau Aluminium Handel GmbH, verified declaration', { primaryShare: 60 }),
        },
        {
          kind: 'material',
          name: 'Silicon and copper for the alloy',
          amount: 0.4,
          unit: 'kg',
          origin: figure(9.8, 'Study of the alloy, own, with document', { by: 'study' }),
        },
        {
          kind: 'part',
          name: 'Bearing bush, turned',
          amount: 2,
          unit: 'piece',
          origin: { basis: 'product', productId: bushId },
        },
        siteEnergy(3.9),
        {
          kind: 'packaging',
          name: 'Wooden frame, share of one bracket',
          amount: 0.12,
          unit: 'kg',
          origin: figure(0.31, 'Pallet maker, declaration', { uptake: 1.6 }),
        },
        {
          kind: 'transport',
          name: 'Ingots by truck',
          amount: 4.2,
          unit: 't km',
          origin: { basis: 'activity', activityId: 502, country: 'AT' },
        },
      ],
    },
    {
      id: ingotId,
      company: 'hallingdal',
      offeredTo: 'alpenguss',
      customerPartNumber: 'MAT-3105',
      values: {
        ...described,
        name: 'Aluminium ingot AlSi9Cu3, hydropower',
        description: 'Primary aluminium of electrolysis with hydropower, alloyed, cast into ingots of 10 kg',
        declaredUnit: 'kg',
        partNumber: 'HA-226-10',
        customsCode: '76012030',
        mass: 1,
        country: 'NO',
        site: 'Gol',
        exemptedPercent: 0,
        exemptedReason: '',
      },
      lines: [
        {
          kind: 'process',
          name: 'Electrolysis and casting',
          amount: 1,
          unit: 'kg',
          origin: figure(2.35, 'Own measurement of the smelter', { by: 'own', primaryShare: 100 }),
        },
        {
          kind: 'material',
          name: 'Alumina, anodes, silicon and copper',
          amount: 1,
          unit: 'kg',
          origin: figure(1.78, 'Declarations of the refiners'),
        },
      ],
    },
  ];
}
