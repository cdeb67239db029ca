import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import {
  betterYield,
  electricHeat,
  lowCarbonMetal,
  renewableElectricity,
  supplierTargets,
} from '../shared-measures';
import { recycledContent, scrapRate, supplierFootprints } from '../shared-questions';

export const vehicleParts: SectorCatalogue = {
  sector: 'VEHICLE_PARTS',
  weightSource:
    'Assumption: steel and aluminium cause about half, plastics, electronics and other bought parts a quarter, own plants the rest; large batteries would weigh more',
  questions: [recycledContent, scrapRate, supplierFootprints],
  hotspots: [
    {
      id: 'metalInput',
      learning: 'materials',
      weight: 0.5,
      measures: [lowCarbonMetal, betterYield],
    },
    {
      id: 'plasticsAndBoughtParts',
      learning: 'materials',
      weight: 0.25,
      measures: [
        {
          id: 'recycledPlastics',
          potential: 0.25,
          source:
            'Assumption: plastics are about two fifths of these parts; recycled resin saves about 65 %, where safety and surface allow it',
        },
        supplierTargets,
      ],
    },
    { id: 'paintShop', learning: 'processHeat', weight: 0.12, measures: [electricHeat] },
    { id: 'electricity', learning: 'electricity', weight: 0.13, measures: [renewableElectricity] },
  ],
};
