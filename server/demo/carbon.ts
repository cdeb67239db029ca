import type { BoundaryValues } from '../../core/contracts/ca-boundary';
import type { TypedTariff } from '../../core/carbon/inputs/tariff';
import type { AccountVerification } from '../../core/contracts/verification';

/** Quantities of one activity in the three accounted years, the oldest first; null: not used. */
export interface DemoActivity {
  activityId: number;
  country: string;
  site: string;
  amounts: readonly [number | null, number | null, number | null];
  /** So far in the current year, which is not calculated yet. */
  sofar?: number;
  note?: string;
  evidence?: string;
  /** For electricity with its supplier's own factor. */
  tariff?: TypedTariff;
}

export interface DemoSupplier {
  number: string;
  name: string;
  country: string;
  /** Percent of the sector's purchases, by year. */
  shares: readonly [number, number, number];
}

export interface DemoSpend {
  sector: string;
  /** Percent of the purchases, by year; each year adds up to 100. */
  shares: readonly [number, number, number];
  suppliers?: readonly DemoSupplier[];
}

/** An aluminium foundry of 286 people with a small plant abroad: melts with gas, machines, ships by truck. */
export const demoActivities: readonly DemoActivity[] = [
  {
    activityId: 101,
    country: 'AT',
    site: 'Steyr',
    amounts: [21_400_000, 20_650_000, 19_120_000],
    sofar: 11_300_000,
    note: 'Melting and holding furnaces, heat treatment, space heating',
    evidence: 'Annual statement of the gas supplier',
  },
  { activityId: 105, country: 'AT', site: 'Steyr', amounts: [18.4, 17.2, 12.6], note: 'Forklifts' },
  { activityId: 201, country: 'AT', site: 'Steyr', amounts: [41_200, 39_800, 36_300], sofar: 20_100 },
  { activityId: 203, country: 'AT', site: 'Steyr', amounts: [9_500, 9_100, 7_400] },
  {
    activityId: 221,
    country: 'AT',
    site: 'Steyr',
    amounts: [126_000, 118_000, 121_000],
    note: 'Pool cars, from their log books',
  },
  {
    activityId: 305,
    country: 'AT',
    site: 'Steyr',
    amounts: [6.2, 0.8, 3.5],
    note: 'Refilled at the yearly service',
  },
  {
    activityId: 121,
    country: 'SI',
    site: 'Maribor',
    amounts: [42_000, 40_500, null],
    note: 'Boiler replaced by a wood chip boiler',
  },
  { activityId: 162, country: 'SI', site: 'Maribor', amounts: [null, null, 162] },
  {
    activityId: 401,
    country: 'AT',
    site: 'Steyr',
    amounts: [8_260_000, 5_940_000, 4_610_000],
    sofar: 2_700_000,
    evidence: 'Bills of the grid operator',
  },
  {
    activityId: 402,
    country: 'AT',
    site: 'Steyr',
    amounts: [3_540_000, 5_730_000, 6_920_000],
    sofar: 4_050_000,
    note: 'Hydropower with guarantees of origin',
    evidence: 'Cancellation statement of the guarantees of origin',
  },
  { activityId: 401, country: 'SI', site: 'Maribor', amounts: [1_910_000, 1_880_000, 1_930_000] },
  {
    activityId: 406,
    country: 'SI',
    site: 'Maribor',
    amounts: [null, null, null],
    sofar: 980_000,
    note: 'New supplier since January',
    evidence: 'Disclosure on the January bill',
    tariff: { supplierFactor: 268, electricitySupplier: 'Drava Energija d.o.o.', renewableShare: 41 },
  },
  { activityId: 421, country: 'AT', site: 'Steyr, offices', amounts: [318_000, 296_000, 305_000] },
  {
    activityId: 423,
    country: 'AT',
    site: 'Steyr, test lab',
    amounts: [null, null, 88_000],
    note: 'New since the move of the lab',
  },
];

/** Turnover in thousand USD of 2022, and the percentage of it that went into purchases. */
export const demoSpend: readonly (readonly [turnover: number, share: number])[] = [
  [61_300, 54],
  [64_500, 55],
  [66_200, 53],
];

export const demoDistribution: readonly DemoSpend[] = [
  {
    sector: 'ALUMINIUM_PRIMARY',
    shares: [24, 22, 19],
    suppliers: [
      { number: 'V-10021', name: 'Fjordmetall AS', country: 'NO', shares: [30, 40, 45] },
      { number: 'V-10044', name: 'Donau Aluminium Handel GmbH', country: 'AT', shares: [35, 30, 25] },
      { number: 'V-10063', name: 'Adria Lega d.o.o.', country: 'SI', shares: [20, 20, 20] },
    ],
  },
  {
    sector: 'ALUMINIUM_CASTINGS',
    shares: [10, 12, 15],
    suppliers: [
      { number: 'V-10102', name: 'Fonderia Lariana S.r.l.', country: 'IT', shares: [60, 55, 50] },
      { number: 'V-10119', name: 'Odlewnia Beskidy Sp. z o.o.', country: 'PL', shares: [25, 30, 35] },
    ],
  },
  {
    sector: 'CONTRACT_MACHINING',
    shares: [11, 11, 11],
    suppliers: [{ number: 'V-10230', name: 'Ennstal Zerspanung GmbH', country: 'AT', shares: [70, 65, 65] }],
  },
  {
    sector: 'MOULDS_DIES',
    shares: [9, 9, 9],
    suppliers: [
      { number: 'V-10305', name: 'Moldes Vale do Lis, Lda.', country: 'PT', shares: [40, 45, 45] },
      { number: 'V-10311', name: '宁波精模有限公司', country: 'CN', shares: [35, 30, 30] },
    ],
  },
  {
    sector: 'SURFACE_TREATMENT',
    shares: [6, 6, 6],
    suppliers: [
      { number: 'V-10402', name: 'Pulverbeschichtung Huber KG', country: 'AT', shares: [80, 80, 80] },
    ],
  },
  {
    sector: 'ROAD_FREIGHT',
    shares: [8, 8, 8],
    suppliers: [
      { number: 'V-10510', name: 'Alpenlog Spedition GmbH', country: 'AT', shares: [55, 50, 50] },
      { number: 'V-10518', name: 'Trans Moravia s.r.o.', country: 'CZ', shares: [30, 35, 35] },
    ],
  },
  { sector: 'MACHINE_MAINTENANCE', shares: [6, 6, 6] },
  { sector: 'TEMPORARY_STAFF', shares: [5, 5, 5] },
  { sector: 'FASTENERS_TURNED_PARTS', shares: [4, 4, 4] },
  { sector: 'OTHER_CHEMICALS', shares: [3, 3, 3] },
  { sector: 'CERAMICS', shares: [3, 3, 3] },
  { sector: 'CARDBOARD_PACKAGING', shares: [2, 2, 2] },
  { sector: 'PALLETS_CRATES', shares: [2, 2, 2] },
  { sector: 'INDUSTRIAL_GASES', shares: [2, 2, 2] },
  { sector: 'WASTE_SERVICES', shares: [2, 2, 2] },
  { sector: 'IT_CONSULTING', shares: [2, 2, 2] },
  { sector: 'LUBRICANTS', shares: [1, 1, 1] },
];

/** Of the base year, in the spring after it. */
export const demoVerification = (baseYear: number): AccountVerification => ({
  provider: 'Donau Prüfgesellschaft mbH',
  assurance: 'limited',
  standard: 'ISO 14064-3:2019',
  completedOn: `${baseYear + 1}-04-17`,
});

/** What the accounts cover; the oldest year is the base year. */
export const demoBoundary: Partial<BoundaryValues> = {
  approach: 'operational-control',
  recalculationThreshold: 5,
  responsibleName: 'Anna Berger',
  responsibleFunction: 'Head of Sustainability',
  responsibleEmail: 'anna.berger@alpenguss.example',
  exclusions: [
    {
      name: 'Use of sold castings',
      reason: 'Castings are built into machines and use no energy by themselves.',
      category: 11,
      isWhole: true,
    },
    {
      name: 'Sales office in Lyon',
      reason: 'Rented rooms for two people, estimated at less than 0.1% of the total.',
      category: 8,
      isWhole: true,
    },
    {
      name: 'Business travel',
      reason: 'A few trips a year, estimated at less than 0.2% of the total.',
      category: 6,
      isWhole: true,
    },
    {
      name: 'Commuting of employees',
      reason: 'A survey is planned for next year.',
      category: 7,
      isWhole: true,
    },
    {
      name: 'Machines bought',
      reason: 'Not told apart from other purchases yet.',
      category: 2,
      isWhole: true,
    },
    {
      name: 'Machining of castings by customers, and their scrap',
      reason: 'Customers do not report on it; castings are recycled.',
      category: 10,
      isWhole: true,
    },
    {
      name: 'Castings at the end of their life',
      reason: 'Aluminium is recycled; the customers decide when.',
      category: 12,
      isWhole: true,
    },
  ],
  absences: [
    { parts: ['category9'], reason: 'We pay for all deliveries to customers.' },
    {
      parts: ['category13', 'category14', 'category15'],
      reason: 'We rent nothing out, have no franchise partners and no holdings.',
    },
  ],
};
