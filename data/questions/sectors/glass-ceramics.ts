import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { lowEmissionFreight, renewableElectricity, wasteHeatRecovery } from '../shared-measures';
import { energyPerTonne, recycledContent } from '../shared-questions';

export const glassCeramics: SectorCatalogue = {
  sector: 'GLASS_CERAMICS',
  weightSource:
    'Assumption: melting and firing cause more than half; CO2 from soda, limestone and clay about a fifth, more in glass than in ceramics',
  questions: [recycledContent, energyPerTonne],
  hotspots: [
    {
      id: 'meltingAndFiring',
      learning: 'processHeat',
      weight: 0.55,
      measures: [
        {
          id: 'electricMelting',
          potential: 0.6,
          source:
            'Assumption: hybrid and fully electric furnaces and kilns on renewable electricity replace most of the gas; large and coloured melts still need some',
        },
        wasteHeatRecovery,
      ],
    },
    {
      id: 'carbonateMaterials',
      learning: 'processEmissions',
      weight: 0.2,
      measures: [
        {
          id: 'cullet',
          potential: 0.8,
          source:
            'Assumption: recycled glass sets free no CO2 of carbonates, and container glass can be made of up to 90 % of it; ceramics can take less',
        },
      ],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.17, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.08, measures: [lowEmissionFreight] },
  ],
};
