import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { electricHeat, lowEmissionFreight } from '../shared-measures';
import { materialOrigin } from '../shared-questions';

export const foodAgriculture: SectorCatalogue = {
  sector: 'FOOD_AGRICULTURE',
  weightSource:
    'J. Poore and T. Nemecek, Reducing food’s environmental impacts through producers and consumers, Science, 2018: land use about 24 %, crops 27 %, livestock and fisheries 31 %, the chain after the farm 18 %; rounded',
  questions: [
    { id: 'animalShare', kind: 'share', required: true },
    { id: 'foodLossRate', kind: 'share', required: false },
    materialOrigin,
  ],
  hotspots: [
    {
      id: 'cropsAndLand',
      learning: 'agriculture',
      weight: 0.5,
      measures: [
        {
          id: 'fertiliserEfficiency',
          potential: 0.15,
          source:
            'Assumption: nitrogen by need, and inhibitors that lower nitrous oxide by 38 % (H. Akiyama and others, Global Change Biology, 2010), act on about two fifths of these emissions',
        },
        {
          id: 'deforestationFree',
          potential: 0.4,
          source:
            'Assumption: land use is nearly half of these emissions; proof that no forest was cleared avoids most of it',
        },
        {
          id: 'lessFoodWaste',
          potential: 0.1,
          source:
            'Assumption: every tonne of raw material that is not lost need not be grown; losses in processing of 10 to 15 % can mostly be avoided',
        },
      ],
    },
    {
      id: 'livestock',
      learning: 'agriculture',
      weight: 0.32,
      measures: [
        {
          id: 'feedAndManure',
          potential: 0.25,
          source:
            'Assumption: feed additives lower methane of dairy cows by about a third (E. Kebreab and others, Journal of Dairy Science, 2023), biogas avoids most of that of manure; grazing animals are hard to reach',
        },
      ],
    },
    { id: 'foodProcessing', learning: 'processHeat', weight: 0.1, measures: [electricHeat] },
    { id: 'transport', learning: 'transport', weight: 0.08, measures: [lowEmissionFreight] },
  ],
};
