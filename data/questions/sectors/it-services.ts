import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { heatPumps, lessTravel, renewableElectricity } from '../shared-measures';
import { supplierFootprints } from '../shared-questions';

export const itServices: SectorCatalogue = {
  sector: 'IT_SERVICES',
  weightSource:
    'Assumption: data centres and networks prevail, own or rented; then the making of hardware, travel and offices',
  questions: [
    { id: 'pue', kind: 'number', required: false, unit: 'kwhPerItKwh', min: 1, max: 5 },
    { id: 'serverUtilisation', kind: 'share', required: false },
    supplierFootprints,
  ],
  hotspots: [
    {
      id: 'dataCentres',
      learning: 'electricity',
      weight: 0.45,
      measures: [
        renewableElectricity,
        {
          id: 'dataCentreEfficiency',
          potential: 0.25,
          source:
            'Uptime Institute, Global Data Center Survey, 2023: average power usage effectiveness of 1.58; a good one of 1.2 saves 24 %',
        },
      ],
    },
    {
      id: 'itHardware',
      learning: 'equipment',
      weight: 0.3,
      measures: [
        {
          id: 'longerUse',
          potential: 0.3,
          source:
            'Assumption: devices used for six years instead of four need a third fewer new ones; spare parts and overhauls take a little back',
        },
      ],
    },
    { id: 'travelCommuting', learning: 'travel', weight: 0.15, measures: [lessTravel] },
    { id: 'buildingHeat', learning: 'buildings', weight: 0.1, measures: [heatPumps] },
  ],
};
