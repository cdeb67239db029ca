import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { lowEmissionFreight, recuperativeBurners, renewableElectricity } from '../shared-measures';
import { energyPerTonne, recycledContent } from '../shared-questions';

export const steel: SectorCatalogue = {
  sector: 'STEEL',
  weightSource:
    'Assumption: steel mainly from the blast furnace, at about 2.3 t CO2 per t of crude steel; rolling, electricity and transport to the gate after it',
  questions: [
    {
      id: 'steelRoute',
      kind: 'choice',
      required: true,
      options: ['blastFurnace', 'directReduction', 'electricArc', 'mixed', 'unknown'],
    },
    recycledContent,
    energyPerTonne,
  ],
  hotspots: [
    {
      id: 'crudeSteel',
      learning: 'processEmissions',
      weight: 0.72,
      measures: [
        {
          id: 'electricArcScrap',
          potential: 0.7,
          source:
            'Assumption: about 0.7 t CO2 per t of crude steel from scrap and 2.3 t from the blast furnace, the averages that worldsteel publishes, so 70 % less',
        },
        {
          id: 'hydrogenReduction',
          potential: 0.8,
          source:
            'Assumption: iron reduced with hydrogen from renewable electricity avoids 85 to 95 % of the emissions of the blast furnace; pellets, lime and electrodes remain',
        },
      ],
    },
    {
      id: 'rollingFurnaces',
      learning: 'processHeat',
      weight: 0.13,
      measures: [
        recuperativeBurners,
        {
          id: 'hotCharging',
          potential: 0.25,
          source:
            'Assumption: slabs that enter the furnace at several hundred degrees need a quarter to a half less fuel; not every grade can be charged hot',
        },
      ],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.1, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.05, measures: [lowEmissionFreight] },
  ],
};
