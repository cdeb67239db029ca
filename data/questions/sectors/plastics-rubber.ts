import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { lowEmissionFreight, renewableElectricity, wasteHeatRecovery } from '../shared-measures';
import { energyPerTonne, recycledContent, scrapRate } from '../shared-questions';

export const plasticsRubber: SectorCatalogue = {
  sector: 'PLASTICS_RUBBER',
  weightSource:
    'J. Zheng and S. Suh, Strategies to reduce the global carbon footprint of plastics, Nature Climate Change, 2019: resins 61 %, conversion 30 %, end of life 9 %; end of life left out, conversion divided by judgement',
  questions: [recycledContent, scrapRate, energyPerTonne],
  hotspots: [
    {
      id: 'polymers',
      learning: 'materials',
      weight: 0.65,
      measures: [
        {
          id: 'recycledPlastics',
          alternative: 'polymer',
          potential: 0.65,
          source:
            'Franklin Associates for the Association of Plastic Recyclers, Life Cycle Impacts for Postconsumer Recycled Resins: PET, HDPE and PP, 2018: 67 to 71 % less than virgin resin',
        },
        {
          id: 'bioBasedPlastics',
          alternative: 'polymer',
          potential: 0.3,
          source:
            'Assumption: plastics from plants or residues save a fifth to a half, depending on crop, land use and process',
        },
      ],
    },
    {
      id: 'conversionElectricity',
      learning: 'electricity',
      weight: 0.22,
      measures: [
        renewableElectricity,
        {
          id: 'electricMachines',
          potential: 0.3,
          source:
            'Assumption: all-electric machines, insulated barrels and modern dryers need 30 to 50 % less electricity than hydraulic ones; cooling and ancillaries remain',
        },
      ],
    },
    {
      id: 'curingHeat',
      learning: 'processHeat',
      weight: 0.08,
      measures: [wasteHeatRecovery],
    },
    { id: 'transport', learning: 'transport', weight: 0.05, measures: [lowEmissionFreight] },
  ],
};
