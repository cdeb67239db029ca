import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import {
  betterYield,
  efficientDrives,
  electricHeat,
  lowCarbonMetal,
  lowEmissionFreight,
  renewableElectricity,
} from '../shared-measures';
import { materialOrigin, recycledContent, scrapRate } from '../shared-questions';

export const metalProducts: SectorCatalogue = {
  sector: 'METAL_PRODUCTS',
  weightSource:
    'Assumption: turned, punched and sheet metal parts, where bought metal causes about two thirds of the emissions',
  questions: [recycledContent, scrapRate, materialOrigin],
  hotspots: [
    {
      id: 'metalInput',
      learning: 'materials',
      weight: 0.65,
      measures: [lowCarbonMetal, betterYield],
    },
    {
      id: 'surfaceTreatment',
      learning: 'processHeat',
      weight: 0.12,
      measures: [electricHeat],
    },
    {
      id: 'electricity',
      learning: 'electricity',
      weight: 0.18,
      measures: [renewableElectricity, efficientDrives],
    },
    { id: 'transport', learning: 'transport', weight: 0.05, measures: [lowEmissionFreight] },
  ],
};
