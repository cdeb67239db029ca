import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { airToSea, electricHeat, renewableElectricity } from '../shared-measures';
import { airFreightShare, materialOrigin, recycledContent } from '../shared-questions';

export const textiles: SectorCatalogue = {
  sector: 'TEXTILES',
  weightSource:
    'Assumption: studies put fibres and hides at a quarter to a half of the emissions up to the gate, dyeing and finishing at a fifth to a half',
  questions: [recycledContent, materialOrigin, airFreightShare],
  hotspots: [
    {
      id: 'fibresAndHides',
      learning: 'materials',
      weight: 0.4,
      measures: [
        {
          id: 'recycledTextileFibres',
          alternative: 'fibre',
          potential: 0.4,
          source:
            'Assumption: recycled polyester saves a third to two thirds, recycled cotton more; strength limits the share of short fibres',
        },
        {
          id: 'betterFarming',
          alternative: 'fibre',
          potential: 0.25,
          source:
            'Assumption: less nitrogen fertiliser, rain-fed fields and better herds save about a quarter of farm emissions',
        },
      ],
    },
    {
      id: 'wetProcessing',
      learning: 'processHeat',
      weight: 0.33,
      measures: [
        {
          id: 'dyeingEfficiency',
          potential: 0.3,
          source:
            'Assumption: low liquor ratio, dope dyeing, foam finishing and heat recovery save a quarter to two fifths of the hot water and steam',
        },
        electricHeat,
      ],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.22, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.05, measures: [airToSea] },
  ],
};
