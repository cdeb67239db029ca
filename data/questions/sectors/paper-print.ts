import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { biomassHeat, lowEmissionFreight, renewableElectricity } from '../shared-measures';
import { energyPerTonne, materialOrigin, recycledContent } from '../shared-questions';

export const paperPrint: SectorCatalogue = {
  sector: 'PAPER_PRINT',
  weightSource:
    'Assumption: drying paper needs most of the heat of a mill and causes about two fifths; bought pulp and electricity a quarter each',
  questions: [recycledContent, materialOrigin, energyPerTonne],
  hotspots: [
    {
      id: 'steamAndDrying',
      learning: 'processHeat',
      weight: 0.42,
      measures: [
        biomassHeat,
        {
          id: 'dryingEfficiency',
          potential: 0.2,
          source:
            'Assumption: stronger pressing before drying, closed hoods and heat recovery save a tenth to a quarter of the steam',
        },
      ],
    },
    {
      id: 'fibres',
      learning: 'materials',
      weight: 0.25,
      measures: [
        {
          id: 'recycledFibre',
          alternative: 'fibre',
          potential: 0.3,
          source:
            'Assumption: recovered paper needs less energy than pulp, but often fossil energy where pulp mills burn residues; a moderate value is taken',
        },
        {
          id: 'lowCarbonPulp',
          alternative: 'fibre',
          potential: 0.4,
          source:
            'Assumption: pulp from mills that run on their own residues emits well under half of the average; transport remains',
        },
      ],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.25, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.08, measures: [lowEmissionFreight] },
  ],
};
