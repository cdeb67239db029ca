import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { lowCarbonMetal, renewableElectricity } from '../shared-measures';
import { materialOrigin, recycledContent } from '../shared-questions';

export const construction: SectorCatalogue = {
  sector: 'CONSTRUCTION',
  weightSource:
    'Assumption: of a building’s emissions up to completion, cement and concrete cause about half, steel and other materials a quarter, site machines and lorries most of the rest',
  questions: [{ id: 'clinkerShare', kind: 'share', required: false }, recycledContent, materialOrigin],
  hotspots: [
    {
      id: 'cementAndConcrete',
      learning: 'processEmissions',
      weight: 0.5,
      measures: [
        {
          id: 'lowClinkerCement',
          potential: 0.35,
          source:
            'Assumption: cements with calcined clay, limestone or slag that contain about half the usual clinker emit 30 to 40 % less',
        },
        {
          id: 'leanConcrete',
          potential: 0.2,
          source:
            'Assumption: slender slabs, hollow cores and mixes calculated for the strength needed save 10 to 30 % of the cement',
        },
      ],
    },
    {
      id: 'steelAndMaterials',
      learning: 'materials',
      weight: 0.25,
      measures: [
        lowCarbonMetal,
        {
          id: 'timberAndReuse',
          potential: 0.3,
          source:
            'Assumption: reused beams, bricks and facades, and timber where rules allow it, replace about a third of new materials',
        },
      ],
    },
    {
      id: 'siteMachines',
      learning: 'transport',
      weight: 0.17,
      measures: [
        {
          id: 'electricSiteMachines',
          potential: 0.6,
          source:
            'Assumption: electric machines and site power avoid most, renewable diesel 80 % and more; large machines and remote sites limit both',
        },
      ],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.08, measures: [renewableElectricity] },
  ],
};
