import type { SectorCatalogue } from '../../../core/assessment/catalogue';
import { lowEmissionFreight, renewableElectricity, wasteHeatRecovery } from '../shared-measures';
import { energyPerTonne, materialOrigin, recycledContent } from '../shared-questions';

export const nonferrousMetals: SectorCatalogue = {
  sector: 'NONFERROUS_METALS',
  weightSource:
    'Assumption: after copper, where mining and concentrating cause about half of the emissions, smelting and refining most of the rest',
  questions: [recycledContent, materialOrigin, energyPerTonne],
  hotspots: [
    {
      id: 'oreAndConcentrate',
      learning: 'materials',
      weight: 0.5,
      measures: [
        {
          id: 'recycledMetal',
          alternative: 'metal',
          potential: 0.6,
          source:
            'Assumption: recycled copper needs up to 85 % less energy by the figures of the copper industry; other metals save less, and scrap is not available in every quality',
        },
        {
          id: 'lowEmissionMines',
          alternative: 'metal',
          potential: 0.4,
          source:
            'Assumption: mines cause their emissions about equally by electricity and diesel; renewable electricity and first electric haul trucks avoid two fifths',
        },
      ],
    },
    {
      id: 'smelting',
      learning: 'processHeat',
      weight: 0.25,
      measures: [
        {
          id: 'oxygenSmelting',
          potential: 0.3,
          source:
            'Assumption: flash and bath smelting with oxygen uses the heat of the ore’s sulphur and needs a third less fuel than older furnaces',
        },
        wasteHeatRecovery,
      ],
    },
    { id: 'electrolysis', learning: 'electricity', weight: 0.2, measures: [renewableElectricity] },
    { id: 'transport', learning: 'transport', weight: 0.05, measures: [lowEmissionFreight] },
  ],
};
