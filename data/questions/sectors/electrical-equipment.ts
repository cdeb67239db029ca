import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import {
  efficientDrives,
  lowCarbonMetal,
  renewableElectricity,
  supplierRenewables,
} from '../shared-measures';
import { recycledContent, supplierFootprints } from '../shared-questions';

export const electricalEquipment: SectorCatalogue = {
  sector: 'ELECTRICAL_EQUIPMENT',
  weightSource:
    'Assumption: copper, electrical steel and aluminium prevail; cells and electronics weigh more in batteries and drives, insulating gas in switchgear only',
  questions: [
    recycledContent,
    supplierFootprints,
    {
      id: 'sf6Use',
      kind: 'choice',
      required: false,
      options: ['none', 'serviceOnly', 'someProducts', 'mostProducts'],
    },
  ],
  hotspots: [
    {
      id: 'copperSteelAluminium',
      learning: 'materials',
      weight: 0.55,
      measures: [
        {
          id: 'recycledMetal',
          alternative: 'metal',
          potential: 0.3,
          source:
            'Assumption: about half of these emissions comes from copper and aluminium, of which recycled metal saves about 60 %; magnets and steel are left out',
        },
        { ...lowCarbonMetal, alternative: 'metal' },
      ],
    },
    {
      id: 'cellsAndComponents',
      learning: 'materials',
      weight: 0.2,
      measures: [supplierRenewables],
    },
    {
      id: 'electricity',
      learning: 'electricity',
      weight: 0.2,
      measures: [renewableElectricity, efficientDrives],
    },
    {
      id: 'insulatingGases',
      learning: 'processEmissions',
      weight: 0.05,
      measures: [
        {
          id: 'sf6Free',
          potential: 0.95,
          source:
            'Assumption: clean air, vacuum and new gases replace SF6, which warms more than 20,000 times as strongly as CO2; leaks of equipment in service remain',
        },
      ],
    },
  ],
};
