import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { airToSea, heatPumps, renewableElectricity } from '../shared-measures';
import { airFreightShare, supplierFootprints } from '../shared-questions';

export const pharmaceuticals: SectorCatalogue = {
  sector: 'PHARMACEUTICALS',
  weightSource:
    'Assumption: bought ingredients and solvents cause about half; clean rooms make buildings and electricity weigh more than elsewhere',
  questions: [
    { id: 'solventRecoveryRate', kind: 'share', required: true },
    airFreightShare,
    supplierFootprints,
  ],
  hotspots: [
    {
      id: 'activeIngredients',
      learning: 'materials',
      weight: 0.5,
      measures: [
        {
          id: 'solventRecovery',
          potential: 0.25,
          source:
            'Assumption: solvents cause about a third of the emissions of ingredients; recovered solvent saves most of production and incineration',
        },
        {
          id: 'leanSynthesis',
          potential: 0.3,
          source:
            'Assumption: synthesis with fewer steps, catalysts or enzymes lowers the mass of material per kilogram of ingredient by a third',
        },
      ],
    },
    {
      id: 'cleanRooms',
      learning: 'buildings',
      weight: 0.2,
      measures: [
        {
          id: 'cleanRoomControl',
          potential: 0.3,
          source:
            'Assumption: air changes by need and at night, and wider limits of temperature and humidity, save a quarter to two fifths of the energy of ventilation',
        },
        heatPumps,
      ],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.2, measures: [renewableElectricity] },
    { id: 'coldChain', learning: 'transport', weight: 0.1, measures: [airToSea] },
  ],
};
