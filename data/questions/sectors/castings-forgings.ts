import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { lowEmissionFreight, recuperativeBurners, renewableElectricity } from '../shared-measures';
import { energyPerTonne, recycledContent, scrapRate } from '../shared-questions';

export const castingsForgings: SectorCatalogue = {
  sector: 'CASTINGS_FORGINGS',
  weightSource:
    'Assumption: iron and steel parts whose metal is part scrap, part pig iron or rolled steel; in a foundry melting takes about 55 % of the energy (US Department of Energy, 2004)',
  questions: [recycledContent, scrapRate, energyPerTonne],
  hotspots: [
    {
      id: 'metalInput',
      learning: 'materials',
      weight: 0.5,
      measures: [
        {
          id: 'scrapInput',
          potential: 0.5,
          source:
            'Assumption: scrap and scrap-based bar instead of pig iron and primary steel save about 70 %; quality allows it for most, not all grades',
        },
        {
          id: 'nearNetShape',
          potential: 0.15,
          source:
            'Assumption: lighter feeders, near-net shape and fewer rejects raise the yield by 10 to 20 % where it was not optimised before',
        },
      ],
    },
    {
      id: 'meltingFurnaces',
      learning: 'processHeat',
      weight: 0.3,
      measures: [
        {
          id: 'inductionFurnaces',
          alternative: 'furnace',
          potential: 0.7,
          source:
            'Assumption: induction furnaces and heaters on renewable electricity replace coke and gas; drying, preheating and carbon in the melt remain',
        },
        { ...recuperativeBurners, alternative: 'furnace' },
      ],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.15, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.05, measures: [lowEmissionFreight] },
  ],
};
