import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { efficientDrives, renewableElectricity } from '../shared-measures';

export const energy: SectorCatalogue = {
  sector: 'ENERGY',
  weightSource:
    'Assumption: suppliers of heat and gas; burning fuel for heat prevails, leaks of methane on the way of the gas follow',
  questions: [
    { id: 'renewableEnergyShare', kind: 'share', required: true },
    { id: 'networkLossRate', kind: 'share', required: false },
    {
      id: 'heatIntensity',
      kind: 'number',
      required: false,
      unit: 'gCo2ePerKwh',
      min: 0,
      max: 2_000,
    },
  ],
  hotspots: [
    {
      id: 'fuelBurning',
      learning: 'processHeat',
      weight: 0.58,
      measures: [
        {
          id: 'renewableHeat',
          potential: 0.8,
          source:
            'Assumption: geothermal and solar heat, large heat pumps and waste heat emit about a fifth of heat from gas and coal; peaks stay with fuels',
        },
        {
          id: 'networkLosses',
          potential: 0.1,
          source:
            'Assumption: insulated pipes and lower temperatures halve losses of a heat network, which are usually 10 to 20 %',
        },
      ],
    },
    {
      id: 'methaneLeaks',
      learning: 'processEmissions',
      weight: 0.27,
      measures: [
        {
          id: 'leakRepair',
          potential: 0.75,
          source:
            'IEA, Global Methane Tracker, 2023: about three quarters of methane emissions of oil and gas can be avoided with known technology',
        },
      ],
    },
    {
      id: 'electricity',
      learning: 'electricity',
      weight: 0.15,
      measures: [renewableElectricity, efficientDrives],
    },
  ],
};
