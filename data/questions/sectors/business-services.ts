import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { heatPumps, lessTravel, renewableElectricity, supplierTargets } from '../shared-measures';
import { supplierFootprints } from '../shared-questions';

export const businessServices: SectorCatalogue = {
  sector: 'BUSINESS_SERVICES',
  weightSource:
    'Assumption: travel and commuting weigh most, then what is bought in, offices and electricity; facility services drive more and buy more',
  questions: [
    {
      id: 'travelPolicy',
      kind: 'choice',
      required: true,
      options: ['none', 'recommended', 'binding', 'budget'],
    },
    { id: 'fleetElectricShare', kind: 'share', required: false },
    supplierFootprints,
  ],
  hotspots: [
    {
      id: 'travelCommuting',
      learning: 'travel',
      weight: 0.35,
      measures: [
        lessTravel,
        {
          id: 'electricFleet',
          potential: 0.3,
          source:
            'Assumption: cars cause about half of travel emissions; electric cars save two thirds of their life-cycle emissions on an average grid',
        },
      ],
    },
    { id: 'boughtServices', learning: 'materials', weight: 0.25, measures: [supplierTargets] },
    { id: 'buildingHeat', learning: 'buildings', weight: 0.25, measures: [heatPumps] },
    { id: 'electricity', learning: 'electricity', weight: 0.15, measures: [renewableElectricity] },
  ],
};
