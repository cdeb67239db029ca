import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { heatPumps, lowCarbonMetal, renewableElectricity, supplierTargets } from '../shared-measures';
import { materialOrigin, recycledContent, supplierFootprints } from '../shared-questions';

export const machinery: SectorCatalogue = {
  sector: 'MACHINERY',
  weightSource:
    'Assumption: machines consist of steel and castings for the most part; bought drives and controls follow, own assembly needs little energy',
  questions: [recycledContent, materialOrigin, supplierFootprints],
  hotspots: [
    {
      id: 'metalInput',
      learning: 'materials',
      weight: 0.55,
      measures: [
        lowCarbonMetal,
        {
          id: 'lightweightDesign',
          potential: 0.15,
          source:
            'Assumption: design calculated for strength takes 10 to 20 % of the material out of products that were not optimised before',
        },
        {
          id: 'remanufacturing',
          potential: 0.2,
          source:
            'Assumption: an overhauled machine or part keeps four fifths of its material; about a quarter of sales can be served so',
        },
      ],
    },
    { id: 'drivesAndControls', learning: 'materials', weight: 0.22, measures: [supplierTargets] },
    { id: 'buildingHeat', learning: 'buildings', weight: 0.09, measures: [heatPumps] },
    { id: 'electricity', learning: 'electricity', weight: 0.14, measures: [renewableElectricity] },
  ],
};
