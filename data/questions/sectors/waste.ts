import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { electricTrucks, renewableElectricity } from '../shared-measures';

export const waste: SectorCatalogue = {
  sector: 'WASTE',
  weightSource:
    'Assumption: a mix of landfill, incineration and collection; without landfill, incineration prevails. Savings by recycled material count for those who use it',
  questions: [
    { id: 'landfillShare', kind: 'share', required: true },
    { id: 'recyclingRate', kind: 'share', required: true },
    { id: 'gasCaptureRate', kind: 'share', required: false },
  ],
  hotspots: [
    {
      id: 'landfillMethane',
      learning: 'processEmissions',
      weight: 0.45,
      measures: [
        {
          id: 'landfillGas',
          potential: 0.75,
          source:
            'Assumption: three quarters of the gas is caught, the default of US EPA’s programmes for landfills with a collection system',
        },
        {
          id: 'organicsDiversion',
          potential: 0.5,
          source:
            'Assumption: food and garden waste causes most methane of landfills; separate collection and digestion reaches about two thirds of it',
        },
      ],
    },
    {
      id: 'incineration',
      learning: 'processEmissions',
      weight: 0.3,
      measures: [
        {
          id: 'plasticsSorting',
          potential: 0.4,
          source:
            'Assumption: nearly all fossil CO2 of waste incineration comes from plastics and synthetic fibres; sorting before the fire takes out two fifths',
        },
      ],
    },
    { id: 'collection', learning: 'transport', weight: 0.18, measures: [electricTrucks] },
    { id: 'electricity', learning: 'electricity', weight: 0.07, measures: [renewableElectricity] },
  ],
};
