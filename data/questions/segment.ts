import type { Section } from '../../core/assessment/catalogue';

/** What is asked for every business segment: a sector in a country. */
export const segmentSections: readonly Section[] = [
  {
    id: 'segmentBasics',
    questions: [
      { id: 'products', kind: 'text', required: false, maxLength: 500 },
      { id: 'dataYear', kind: 'year', required: true, min: 2000, max: 2100, isPast: true },
      {
        id: 'allocationMethod',
        kind: 'choice',
        required: false,
        options: ['metered', 'physical', 'economic', 'wholeSite'],
      },
    ],
  },
  {
    id: 'productFootprint',
    questions: [
      {
        id: 'footprintStatus',
        kind: 'choice',
        required: true,
        options: ['none', 'estimated', 'calculated', 'verified'],
      },
      { id: 'footprintValue', kind: 'number', required: false, unit: 'kgCo2e', min: 0, max: 1e9 },
      {
        id: 'footprintPer',
        kind: 'choice',
        required: false,
        options: [
          'kilogram',
          'piece',
          'squareMetre',
          'cubicMetre',
          'litre',
          'tonneKilometre',
          'thousandEuro',
        ],
      },
      {
        id: 'footprintStandard',
        kind: 'choice',
        required: false,
        options: ['iso14067', 'epd', 'pef', 'ghgProtocolProduct', 'other', 'none'],
      },
      { id: 'primaryDataShare', kind: 'share', required: false },
    ],
  },
  {
    id: 'siteEnergy',
    questions: [
      {
        id: 'electricityContract',
        kind: 'choices',
        required: true,
        options: ['standard', 'greenTariff', 'certificates', 'ppa', 'ownGeneration'],
      },
      { id: 'siteRenewableElectricity', kind: 'share', required: true },
      {
        id: 'heatSources',
        kind: 'choices',
        required: true,
        options: [
          'naturalGas',
          'oil',
          'coal',
          'biomass',
          'districtHeat',
          'electric',
          'solar',
          'wasteHeat',
          'none',
        ],
      },
    ],
  },
  {
    id: 'logistics',
    questions: [
      {
        id: 'transportModes',
        kind: 'choices',
        required: false,
        options: ['road', 'rail', 'inlandShip', 'seaShip', 'air', 'pipeline', 'none'],
      },
      { id: 'transportDistance', kind: 'number', required: false, unit: 'km', min: 0, max: 30_000 },
      { id: 'lowEmissionTransport', kind: 'share', required: false },
    ],
  },
];
