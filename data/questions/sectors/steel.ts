import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { lowEmissionFreight, recuperativeBurners, renewableElectricity } from '../shared-measures';
import { energyPerTonne, recycledContent } from '../shared-questions';

export const steel: SectorCatalogue = {
  sector: 'STEEL',
  weightSource:
    'Assumption: the average that purchases are compared with is American (USEEIO): 7 in 10 tonnes of crude steel from the electric arc furnace at about 0.7 t CO2 per t, 3 from the blast furnace at about 2.3 t, so 1.18 t on average; rolling 0.4 t, electricity 0.3 t and transport to the gate 0.2 t after it',
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
      weight: 0.57,
      measures: [
        {
          id: 'electricArcScrap',
          alternative: 'route',
          potential: 0.4,
          source:
            'Assumption: about 0.7 t CO2 per t of crude steel from scrap (worldsteel) against 1.18 t of the average, which is mostly electric already: 40 % less than the average, and nothing against another electric works',
        },
        {
          id: 'hydrogenReduction',
          alternative: 'route',
          potential: 0.6,
          source:
            'Assumption: about 0.46 t CO2 per t of crude steel against 1.18 t of the average: iron reduced with hydrogen from renewable electricity avoids 85 to 95 % of the emissions of the blast furnace; pellets, lime and electrodes remain',
        },
      ],
    },
    {
      id: 'rollingFurnaces',
      learning: 'processHeat',
      weight: 0.2,
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
    { id: 'electricity', learning: 'electricity', weight: 0.15, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.08, measures: [lowEmissionFreight] },
  ],
};
