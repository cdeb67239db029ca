import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { electricTrucks } from '../shared-measures';

export const freight: SectorCatalogue = {
  sector: 'FREIGHT',
  weightSource:
    'Assumption: a forwarder with mainly road, some sea and air freight; upstream emissions of the fuels are included',
  questions: [
    {
      id: 'freightIntensity',
      kind: 'number',
      required: false,
      unit: 'gCo2ePerTonneKm',
      min: 0,
      max: 5_000,
    },
    { id: 'emptyRunShare', kind: 'share', required: true },
    { id: 'subcontractedShare', kind: 'share', required: false },
  ],
  hotspots: [
    {
      id: 'roadFuel',
      learning: 'transport',
      weight: 0.62,
      measures: [
        electricTrucks,
        {
          id: 'modalShift',
          potential: 0.4,
          source:
            'European Environment Agency, Rail and waterborne: best for low-carbon motorised transport, 2021: rail 24, lorries 137 g CO2e per tonne-kilometre, 82 % less; about half of the distance is taken to be movable',
        },
        {
          id: 'betterLoading',
          potential: 0.15,
          source:
            'Assumption: fewer empty runs, fuller loads, better routes, tyres and trained drivers together save 10 to 20 % of the fuel',
        },
      ],
    },
    {
      id: 'shipAndAirFuel',
      learning: 'transport',
      weight: 0.28,
      measures: [
        {
          id: 'slowSteaming',
          potential: 0.15,
          source:
            'CE Delft, Regulated Slow Steaming in Maritime Transport, 2012: 10 % less speed saves 19 % of the CO2, the additional ships counted; flights are taken off',
        },
        {
          id: 'renewableFuels',
          potential: 0.7,
          source:
            'Assumption: fuels from waste and residues or renewable hydrogen save 65 to 90 % over their life cycle',
        },
      ],
    },
    {
      id: 'warehouses',
      learning: 'buildings',
      weight: 0.1,
      measures: [
        {
          id: 'renewableElectricity',
          potential: 0.6,
          source:
            'Assumption: electricity causes two thirds of the emissions of warehouses, of which renewable electricity avoids at least 90 %; the rest is gas for heating',
        },
      ],
    },
  ],
};
