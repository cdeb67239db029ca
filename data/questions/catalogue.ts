import type { Catalogue } from '../../core/assessment/catalogue';
import { companySections } from './company';
import { aluminium } from './sectors/aluminium';
import { businessServices } from './sectors/business-services';
import { castingsForgings } from './sectors/castings-forgings';
import { chemicals } from './sectors/chemicals';
import { construction } from './sectors/construction';
import { electricalEquipment } from './sectors/electrical-equipment';
import { electronics } from './sectors/electronics';
import { energy } from './sectors/energy';
import { foodAgriculture } from './sectors/food-agriculture';
import { freight } from './sectors/freight';
import { glassCeramics } from './sectors/glass-ceramics';
import { itServices } from './sectors/it-services';
import { machinery } from './sectors/machinery';
import { metalProducts } from './sectors/metal-products';
import { nonferrousMetals } from './sectors/nonferrous-metals';
import { packaging } from './sectors/packaging';
import { paperPrint } from './sectors/paper-print';
import { pharmaceuticals } from './sectors/pharmaceuticals';
import { plasticsRubber } from './sectors/plastics-rubber';
import { steel } from './sectors/steel';
import { textiles } from './sectors/textiles';
import { vehicleParts } from './sectors/vehicle-parts';
import { waste } from './sectors/waste';
import { woodFurniture } from './sectors/wood-furniture';
import { segmentSections } from './segment';

/** Everything a self-assessment asks: see SOURCE.md. */
export const catalogue: Catalogue = {
  version: '1.4',
  company: companySections,
  segment: segmentSections,
  sectors: [
    steel,
    aluminium,
    castingsForgings,
    nonferrousMetals,
    metalProducts,
    plasticsRubber,
    chemicals,
    pharmaceuticals,
    electronics,
    electricalEquipment,
    vehicleParts,
    machinery,
    packaging,
    paperPrint,
    woodFurniture,
    textiles,
    foodAgriculture,
    glassCeramics,
    construction,
    freight,
    energy,
    waste,
    itServices,
    businessServices,
  ],
};
