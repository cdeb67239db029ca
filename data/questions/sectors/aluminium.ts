import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { lowEmissionFreight, recuperativeBurners, renewableElectricity } from '../shared-measures';
import { energyPerTonne, recycledContent } from '../shared-questions';

export const aluminium: SectorCatalogue = {
  sector: 'ALUMINIUM',
  weightSource:
    'Assumption: semi-finished products from a mix of primary and recycled metal; primary metal alone causes about 15 t CO2e per t in the world average of the International Aluminium Institute',
  questions: [
    recycledContent,
    {
      id: 'primaryAluminiumFootprint',
      kind: 'number',
      required: false,
      unit: 'kgCo2ePerKg',
      min: 0,
      max: 50,
    },
    energyPerTonne,
  ],
  hotspots: [
    {
      id: 'primaryAluminium',
      learning: 'materials',
      weight: 0.7,
      measures: [
        {
          id: 'recycledAluminium',
          alternative: 'metal',
          potential: 0.9,
          source:
            'Assumption: recycling needs 95 % less energy than primary production by the figures of the International Aluminium Institute; losses and alloying are taken off',
        },
        {
          id: 'lowCarbonAluminium',
          alternative: 'metal',
          potential: 0.6,
          source:
            'Assumption: electricity causes about three fifths of the emissions of primary aluminium; hydropower and other renewable sources avoid nearly all of it',
        },
        {
          id: 'scrapLoop',
          potential: 0.15,
          source:
            'Assumption: scrap sorted by alloy goes back into the same product without dilution by primary metal; a fifth to a third of the metal becomes scrap in processing',
        },
      ],
    },
    {
      id: 'meltingFurnaces',
      learning: 'processHeat',
      weight: 0.14,
      measures: [recuperativeBurners],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.11, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.05, measures: [lowEmissionFreight] },
  ],
};
