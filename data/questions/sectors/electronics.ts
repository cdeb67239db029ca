import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { airToSea, renewableElectricity, supplierRenewables } from '../shared-measures';
import { airFreightShare, recycledContent, supplierFootprints } from '../shared-questions';

export const electronics: SectorCatalogue = {
  sector: 'ELECTRONICS',
  weightSource:
    'Assumption: chips, boards and displays dominate the footprint of devices up to the gate; own assembly and flights follow',
  questions: [supplierFootprints, airFreightShare, recycledContent],
  hotspots: [
    {
      id: 'electronicComponents',
      learning: 'materials',
      weight: 0.55,
      measures: [supplierRenewables],
    },
    {
      id: 'fluorinatedGases',
      learning: 'processEmissions',
      weight: 0.1,
      measures: [
        {
          id: 'fGasAbatement',
          potential: 0.85,
          source:
            'Assumption: abatement at the tool destroys 90 % or more of most fluorinated gases; a few processes cannot be fitted',
        },
      ],
    },
    {
      id: 'electricity',
      learning: 'electricity',
      weight: 0.27,
      measures: [
        renewableElectricity,
        {
          id: 'cleanRoomControl',
          potential: 0.12,
          source:
            'Assumption: ventilation of clean rooms takes about two fifths of the electricity; air changes by need save nearly a third of that',
        },
      ],
    },
    { id: 'transport', learning: 'transport', weight: 0.08, measures: [airToSea] },
  ],
};
