import type { ActivityGroup } from './activity-group';

/** Process emissions besides those of fuel: IPCC 2006, volume 3; figures in `data/factors/ipcc-2006/process.ts`. */
export const processGroups: readonly ActivityGroup[] = [
  {
    dataCollectionSheet: 'SCOPE1',
    hierarchyLevel1: 'Process emissions',
    hierarchyLevel2: 'Industrial processes',
    requiresExactValueInput: true,
    rows: [
      [701, 'Carbonates', 'Limestone', 't', 'ipcc-2006/process/701'],
      [702, 'Carbonates', 'Dolomite', 't', 'ipcc-2006/process/702'],
      [703, 'Carbonates', 'Magnesite', 't', 'ipcc-2006/process/703'],
      [704, 'Carbonates', 'Soda ash', 't', 'ipcc-2006/process/704'],
      [705, 'Carbonates', 'Siderite', 't', 'ipcc-2006/process/705'],
      [711, 'Lime, clinker and glass', 'Lime production, high calcium', 't', 'ipcc-2006/process/711'],
      [712, 'Lime, clinker and glass', 'Lime production, dolomitic', 't', 'ipcc-2006/process/712'],
      [713, 'Lime, clinker and glass', 'Cement clinker production', 't', 'ipcc-2006/process/713'],
      [714, 'Lime, clinker and glass', 'Glass melting', 't', 'ipcc-2006/process/714'],
      [721, 'Electrodes and anodes', 'Aluminium smelting, prebaked anodes', 't', 'ipcc-2006/process/721'],
      [722, 'Electrodes and anodes', 'Aluminium smelting, Söderberg anodes', 't', 'ipcc-2006/process/722'],
      [723, 'Electrodes and anodes', 'Graphite electrodes consumed', 'kg', 'ipcc-2006/process/723'],
      [731, 'Carbon dioxide and acetylene', 'Shielding gas, CO₂ share', 'kg', 'ipcc-2006/process/731'],
      [732, 'Carbon dioxide and acetylene', 'Dry ice', 'kg', 'ipcc-2006/process/732'],
      [733, 'Carbon dioxide and acetylene', 'Acetylene', 'kg', 'ipcc-2006/process/733'],
      [741, 'Chemical processes', 'Nitric acid production, medium pressure', 't', 'ipcc-2006/process/741'],
    ],
  },
];
