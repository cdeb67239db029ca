import type { Prefill } from '../../core/contracts/value-lists';
import { registrationIndustries } from '../registration-industries/registration-industries';
import { scope3Sectors } from '../scope3-sectors/scope3-sectors';

interface Assumption {
  /** Code of the registration industry. */
  industry: string;
  /** Purchases as a percentage of turnover. */
  spendVolumeShare: number;
  /** Code of the scope 3 sector to its percentage of all purchases. */
  inputs: Readonly<Record<string, number>>;
}

/** Assumed starting points, to be overwritten with a company's own figures: see SOURCE.md. */
const assumptions: readonly Assumption[] = [
  {
    industry: 'C10',
    spendVolumeShare: 70,
    inputs: {
      GRAIN: 15,
      FRUIT_VEGETABLES: 15,
      MEAT: 15,
      DAIRY: 15,
      CARDBOARD_PACKAGING: 7,
      PLASTIC_FILM_BAGS: 6,
      GLASS: 2,
      PROCESS_MACHINERY: 5,
      ROAD_FREIGHT: 8,
      WAREHOUSING: 4,
      WASTE_SERVICES: 1,
      MACHINE_MAINTENANCE: 3,
      TEMPORARY_STAFF: 4,
    },
  },
  {
    industry: 'C18',
    spendVolumeShare: 50,
    inputs: {
      PAPER: 45,
      PAPERBOARD: 10,
      OTHER_CHEMICALS: 10,
      ADHESIVES: 3,
      PROCESS_MACHINERY: 7,
      MACHINE_MAINTENANCE: 5,
      PLASTIC_FILM_BAGS: 3,
      ROAD_FREIGHT: 7,
      SOFTWARE: 3,
      RENT: 7,
    },
  },
  {
    industry: 'C20',
    spendVolumeShare: 65,
    inputs: {
      ORGANIC_CHEMICALS: 35,
      INORGANIC_CHEMICALS: 15,
      INDUSTRIAL_GASES: 4,
      PETROLEUM_FEEDSTOCK: 10,
      PLASTIC_RESINS: 6,
      METAL_PACKAGING: 3,
      PROCESS_MACHINERY: 5,
      MACHINE_MAINTENANCE: 5,
      ROAD_FREIGHT: 7,
      WASTE_SERVICES: 3,
      WATER_SEWERAGE: 2,
      ENGINEERING_TESTING: 5,
    },
  },
  {
    industry: 'C22',
    spendVolumeShare: 60,
    inputs: {
      PLASTIC_RESINS: 50,
      OTHER_CHEMICALS: 6,
      RUBBER_PARTS: 4,
      MOULDS_DIES: 7,
      PROCESS_MACHINERY: 6,
      MACHINE_MAINTENANCE: 4,
      CARDBOARD_PACKAGING: 5,
      ROAD_FREIGHT: 6,
      TEMPORARY_STAFF: 5,
      RENT: 4,
      WASTE_SERVICES: 1,
      INSURANCE: 2,
    },
  },
  {
    industry: 'C24',
    spendVolumeShare: 70,
    inputs: {
      STEEL_MILL_PRODUCTS: 40,
      ALUMINIUM_PRIMARY: 15,
      NONFERROUS_SMELTED: 10,
      INDUSTRIAL_GASES: 4,
      CERAMICS: 4,
      LIME_GYPSUM: 2,
      PROCESS_MACHINERY: 6,
      MACHINE_MAINTENANCE: 6,
      ROAD_FREIGHT: 6,
      RAIL_FREIGHT: 2,
      WASTE_SERVICES: 2,
      ENGINEERING_TESTING: 3,
    },
  },
  {
    industry: 'C25',
    spendVolumeShare: 55,
    inputs: {
      STEEL_MILL_PRODUCTS: 30,
      STEEL_TUBES_WIRE: 10,
      ALUMINIUM_SEMIS: 12,
      IRON_STEEL_CASTINGS: 5,
      CONTRACT_MACHINING: 6,
      SURFACE_TREATMENT: 8,
      FASTENERS_TURNED_PARTS: 4,
      MACHINE_TOOLS: 5,
      LUBRICANTS: 1,
      MACHINE_MAINTENANCE: 4,
      CARDBOARD_PACKAGING: 2,
      ROAD_FREIGHT: 5,
      TEMPORARY_STAFF: 4,
      RENT: 4,
    },
  },
  {
    industry: 'C26',
    spendVolumeShare: 60,
    inputs: {
      SEMICONDUCTORS: 25,
      ELECTRONIC_COMPONENTS: 25,
      CIRCUIT_ASSEMBLIES: 15,
      CABLES: 4,
      PLASTIC_PARTS: 6,
      SHEET_METAL: 5,
      MEASURING_INSTRUMENTS: 3,
      CARDBOARD_PACKAGING: 2,
      AIR_FREIGHT: 3,
      COURIER: 2,
      SOFTWARE: 4,
      ENGINEERING_TESTING: 6,
    },
  },
  {
    industry: 'C28',
    spendVolumeShare: 55,
    inputs: {
      STEEL_MILL_PRODUCTS: 12,
      IRON_STEEL_CASTINGS: 8,
      STRUCTURAL_METAL: 8,
      SHEET_METAL: 6,
      CONTRACT_MACHINING: 8,
      FASTENERS_TURNED_PARTS: 4,
      BEARINGS: 4,
      HYDRAULICS_PNEUMATICS: 8,
      ELECTRIC_MOTORS: 8,
      SWITCHGEAR: 7,
      CABLES: 3,
      MEASURING_INSTRUMENTS: 4,
      SURFACE_TREATMENT: 3,
      ENGINEERING_TESTING: 5,
      ROAD_FREIGHT: 4,
      PALLETS_CRATES: 1,
      SOFTWARE: 3,
      TEMPORARY_STAFF: 4,
    },
  },
  {
    industry: 'C29',
    spendVolumeShare: 70,
    inputs: {
      STEEL_MILL_PRODUCTS: 14,
      ALUMINIUM_CASTINGS: 10,
      ALUMINIUM_SEMIS: 5,
      FORGINGS_SINTERED_PARTS: 6,
      PLASTIC_PARTS: 12,
      RUBBER_PARTS: 4,
      VEHICLE_ELECTRICS: 14,
      OTHER_VEHICLE_PARTS: 10,
      FASTENERS_TURNED_PARTS: 4,
      SURFACE_TREATMENT: 3,
      MOULDS_DIES: 4,
      MACHINE_MAINTENANCE: 3,
      CARDBOARD_PACKAGING: 2,
      ROAD_FREIGHT: 5,
      TEMPORARY_STAFF: 4,
    },
  },
  {
    industry: 'F43',
    spendVolumeShare: 50,
    inputs: {
      INSTALLATION_WORKS: 20,
      CONCRETE: 8,
      LIME_GYPSUM: 5,
      INSULATION: 7,
      SAWN_TIMBER: 7,
      STRUCTURAL_METAL: 8,
      PLASTIC_PIPES_PROFILES: 7,
      CABLES: 8,
      COOLING_HEATING_EQUIPMENT: 8,
      PAINTS_COATINGS: 4,
      GLASS: 3,
      EQUIPMENT_RENTAL: 7,
      ROAD_FREIGHT: 3,
      WASTE_SERVICES: 2,
      INSURANCE: 3,
    },
  },
  {
    industry: 'H49',
    spendVolumeShare: 55,
    inputs: {
      ROAD_FREIGHT: 55,
      RAIL_FREIGHT: 4,
      WAREHOUSING: 8,
      TYRES: 5,
      OTHER_VEHICLE_PARTS: 6,
      LUBRICANTS: 1,
      MACHINE_MAINTENANCE: 6,
      INSURANCE: 6,
      SOFTWARE: 3,
      TELECOMMUNICATIONS: 1,
      RENT: 5,
    },
  },
  {
    industry: 'J62',
    spendVolumeShare: 35,
    inputs: {
      IT_CONSULTING: 30,
      CLOUD_HOSTING: 18,
      SOFTWARE: 15,
      COMPUTERS: 10,
      TELECOMMUNICATIONS: 4,
      RENT: 10,
      ADVERTISING: 4,
      LEGAL_SERVICES: 2,
      ACCOUNTING_SERVICES: 2,
      CATERING: 2,
      INSURANCE: 2,
      FURNITURE: 1,
    },
  },
];

/** The entry with this code; throws if the table of assumptions misspells it. */
function byCode<Entry extends { code: string }>(entries: readonly Entry[], code: string): Entry {
  const entry = entries.find((candidate) => candidate.code === code);
  if (!entry) throw new Error(`data/prefills names the code ${code}, which its list does not have`);
  return entry;
}

export const prefills: readonly Prefill[] = assumptions.map(
  ({ industry, spendVolumeShare, inputs }, index) => {
    const { id: industryId, name: industryName } = byCode(registrationIndustries, industry);
    return {
      id: index + 1,
      industryId,
      industryName,
      spendVolumeShare,
      spendInputs: Object.entries(inputs).map(([code, shareOfInput]) => ({
        scope3SectorId: byCode(scope3Sectors, code).Scope3SectorId,
        shareOfInput,
      })),
    };
  },
);
