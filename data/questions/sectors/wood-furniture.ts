import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { biomassHeat, lowEmissionFreight, renewableElectricity, wasteHeatRecovery } from '../shared-measures';
import { recycledContent, scrapRate } from '../shared-questions';

export const woodFurniture: SectorCatalogue = {
  sector: 'WOOD_FURNITURE',
  weightSource:
    'Assumption: glues, foams, fittings and boards cause half although wood is most of the weight; drying and bulky transport follow. Carbon stored in wood is not counted',
  questions: [{ id: 'certifiedWood', kind: 'share', required: true }, recycledContent, scrapRate],
  hotspots: [
    {
      id: 'boardsAndFittings',
      learning: 'materials',
      weight: 0.5,
      measures: [
        {
          id: 'recycledWood',
          potential: 0.3,
          source:
            'Assumption: boards of waste wood with glues of low emission, recycled foam and metal save about a third',
        },
        {
          id: 'durableDesign',
          potential: 0.2,
          source:
            'Assumption: furniture that can be repaired, reupholstered and taken back replaces a fifth of new products',
        },
      ],
    },
    {
      id: 'woodDrying',
      learning: 'processHeat',
      weight: 0.2,
      measures: [biomassHeat, wasteHeatRecovery],
    },
    { id: 'electricity', learning: 'electricity', weight: 0.2, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.1, measures: [lowEmissionFreight] },
  ],
};
