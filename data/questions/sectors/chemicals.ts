import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { electricHeat, renewableElectricity, wasteHeatRecovery } from '../shared-measures';
import { energyPerTonne, supplierFootprints } from '../shared-questions';

export const chemicals: SectorCatalogue = {
  sector: 'CHEMICALS',
  weightSource:
    'Assumption: between basic chemicals, where steam and process gases prevail, and specialities, where bought intermediates do',
  questions: [
    { id: 'renewableFeedstockShare', kind: 'share', required: true },
    supplierFootprints,
    energyPerTonne,
  ],
  hotspots: [
    {
      id: 'feedstock',
      learning: 'materials',
      weight: 0.45,
      measures: [
        {
          id: 'renewableFeedstock',
          potential: 0.5,
          source:
            'Assumption: feedstock from residues, recycling or captured CO2 saves about half on average; crops and mass balance are judged with care',
        },
        {
          id: 'lowCarbonHydrogen',
          potential: 0.2,
          source:
            'Assumption: hydrogen and ammonia are about a quarter of the emissions of bought feedstock; electrolysis or capture avoids most of it',
        },
      ],
    },
    {
      id: 'steamAndHeat',
      learning: 'processHeat',
      weight: 0.3,
      measures: [electricHeat, wasteHeatRecovery],
    },
    {
      id: 'processGases',
      learning: 'processEmissions',
      weight: 0.1,
      measures: [
        {
          id: 'processGasAbatement',
          potential: 0.8,
          source:
            'Assumption: catalysts in use destroy 70 to 98 % of the nitrous oxide of nitric and adipic acid; CO2 of reactions is harder to avoid',
        },
      ],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.15, measures: [renewableElectricity] },
  ],
};
