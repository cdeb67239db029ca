import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { electricHeat, lowEmissionFreight, renewableElectricity } from '../shared-measures';
import { energyPerTonne, recycledContent, scrapRate } from '../shared-questions';

export const packaging: SectorCatalogue = {
  sector: 'PACKAGING',
  weightSource:
    'Assumption: board, film, sheet or glass bought or made cause three fifths; converting, drying and printing most of the rest',
  questions: [recycledContent, scrapRate, energyPerTonne],
  hotspots: [
    {
      id: 'packagingMaterial',
      learning: 'materials',
      weight: 0.62,
      measures: [
        {
          id: 'recycledPackaging',
          potential: 0.4,
          source:
            'Assumption: between board, where recycled fibre saves little, and plastics and aluminium, where it saves two thirds and more',
        },
        {
          id: 'lighterPackaging',
          potential: 0.2,
          source: 'Assumption: thinner walls, less air and no outer wrap save 10 to 30 % of the material',
        },
        {
          id: 'reusablePackaging',
          potential: 0.5,
          source:
            'Assumption: a crate or bottle that goes round ten times and more needs a fraction of the material; return, washing and loss take half of that back',
        },
      ],
    },
    { id: 'convertingHeat', learning: 'processHeat', weight: 0.14, measures: [electricHeat] },
    { id: 'electricity', learning: 'electricity', weight: 0.18, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.06, measures: [lowEmissionFreight] },
  ],
};
