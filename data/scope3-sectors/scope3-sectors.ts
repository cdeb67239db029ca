import type { Scope3Sector } from '../../core/contracts/value-lists';
import { hotspotSectors } from '../hotspot-sectors/hotspot-sectors';

type HotspotCode = (typeof hotspotSectors)[number]['code'];

type Row = readonly [
  id: number,
  code: string,
  name: string,
  hotspot: HotspotCode,
  /** The NAICS 2017 industry whose published factor represents the sector. */
  naics: string,
  /** The USEEIO group that the factor was computed for; several if the publisher averaged them. */
  useeio: string,
];

const table: readonly Row[] = [
  [1, 'STEEL_MILL_PRODUCTS', 'Steel and iron mill products', 'STEEL', '331110', '331110'],
  [2, 'STEEL_TUBES_WIRE', 'Steel tubes, profiles and wire', 'STEEL', '331210', '331200'],
  [3, 'ALUMINIUM_PRIMARY', 'Aluminium, primary', 'ALUMINIUM', '331313', '331313'],
  [4, 'ALUMINIUM_SEMIS', 'Aluminium sheet, foil and profiles', 'ALUMINIUM', '331318', '33131B'],
  [5, 'ALUMINIUM_CASTINGS', 'Aluminium and other non-ferrous castings', 'ALUMINIUM', '331523', '331520'],
  [6, 'IRON_STEEL_CASTINGS', 'Iron and steel castings', 'CASTINGS_FORGINGS', '331511', '331510'],
  [7, 'FORGINGS_SINTERED_PARTS', 'Forgings and sintered parts', 'CASTINGS_FORGINGS', '332111', '33211A'],
  [8, 'COPPER_SEMIS', 'Copper semi-finished products', 'NONFERROUS_METALS', '331420', '331420'],
  [
    9,
    'NONFERROUS_SMELTED',
    'Zinc, nickel, lead and other smelted metals',
    'NONFERROUS_METALS',
    '331410',
    '331410',
  ],
  [10, 'STRUCTURAL_METAL', 'Structural metal and plate work', 'METAL_PRODUCTS', '332312', '332310'],
  [11, 'SHEET_METAL', 'Sheet metal work', 'METAL_PRODUCTS', '332322', '332320'],
  [12, 'FASTENERS_TURNED_PARTS', 'Fasteners and turned parts', 'METAL_PRODUCTS', '332722', '332720'],
  [13, 'CONTRACT_MACHINING', 'Contract machining', 'METAL_PRODUCTS', '332710', '332710'],
  [14, 'SURFACE_TREATMENT', 'Coating, plating and heat treatment', 'METAL_PRODUCTS', '332813', '332800'],
  [15, 'VALVES_FITTINGS', 'Valves and fittings', 'METAL_PRODUCTS', '332911', '33291A'],
  [16, 'OTHER_METAL_PRODUCTS', 'Other metal products', 'METAL_PRODUCTS', '332999', '332999'],
  [17, 'PLASTIC_RESINS', 'Plastic resins', 'PLASTICS_RUBBER', '325211', '325211'],
  [18, 'PLASTIC_PIPES_PROFILES', 'Plastic pipes and profiles', 'PLASTICS_RUBBER', '326122', '326120'],
  [19, 'PLASTIC_PARTS', 'Plastic parts', 'PLASTICS_RUBBER', '326199', '326190'],
  [20, 'TYRES', 'Tyres', 'PLASTICS_RUBBER', '326211', '326210'],
  [21, 'RUBBER_PARTS', 'Rubber parts', 'PLASTICS_RUBBER', '326291', '326290'],
  [22, 'ORGANIC_CHEMICALS', 'Organic basic chemicals', 'CHEMICALS', '325199', '325190'],
  [23, 'INORGANIC_CHEMICALS', 'Inorganic basic chemicals', 'CHEMICALS', '325180', '325180'],
  [24, 'INDUSTRIAL_GASES', 'Industrial gases', 'CHEMICALS', '325120', '325120'],
  [25, 'PAINTS_COATINGS', 'Paints and coatings', 'CHEMICALS', '325510', '325510'],
  [26, 'ADHESIVES', 'Adhesives and sealants', 'CHEMICALS', '325520', '325520'],
  [27, 'LUBRICANTS', 'Lubricants and greases', 'CHEMICALS', '324191', '324190'],
  [28, 'OTHER_CHEMICALS', 'Other chemical products', 'CHEMICALS', '325998', '3259A0'],
  [29, 'MEDICINES', 'Medicines', 'PHARMACEUTICALS', '325412', '325412'],
  [30, 'MEDICAL_DEVICES', 'Medical instruments and devices', 'PHARMACEUTICALS', '339112', '339112'],
  [31, 'SEMICONDUCTORS', 'Semiconductors', 'ELECTRONICS', '334413', '334413'],
  [32, 'CIRCUIT_ASSEMBLIES', 'Printed circuit assemblies', 'ELECTRONICS', '334418', '334418'],
  [
    33,
    'ELECTRONIC_COMPONENTS',
    'Circuit boards, connectors and passive components',
    'ELECTRONICS',
    '334416',
    '33441A',
  ],
  [34, 'COMPUTERS', 'Computers', 'ELECTRONICS', '334111', '334111'],
  [35, 'MEASURING_INSTRUMENTS', 'Measuring and control instruments', 'ELECTRONICS', '334513', '334513'],
  [36, 'ELECTRIC_MOTORS', 'Electric motors and generators', 'ELECTRICAL_EQUIPMENT', '335312', '335312'],
  [37, 'BATTERIES', 'Rechargeable batteries', 'ELECTRICAL_EQUIPMENT', '335911', '335911'],
  [38, 'CABLES', 'Cables and wires', 'ELECTRICAL_EQUIPMENT', '335929', '335920'],
  [39, 'SWITCHGEAR', 'Switchgear and switchboards', 'ELECTRICAL_EQUIPMENT', '335313', '335313'],
  [40, 'CARS', 'Cars', 'VEHICLE_PARTS', '336111', '336111'],
  [41, 'ENGINE_PARTS', 'Engine parts', 'VEHICLE_PARTS', '336310', '336310'],
  [42, 'VEHICLE_ELECTRICS', 'Vehicle electrics and electronics', 'VEHICLE_PARTS', '336320', '336320'],
  [43, 'CHASSIS_BRAKES', 'Steering, suspension and brakes', 'VEHICLE_PARTS', '336330', '3363A0'],
  [44, 'SEATS_INTERIOR', 'Vehicle seats and interior trim', 'VEHICLE_PARTS', '336360', '336360'],
  [45, 'OTHER_VEHICLE_PARTS', 'Other vehicle parts', 'VEHICLE_PARTS', '336390', '336390'],
  [46, 'AIRCRAFT_PARTS', 'Aircraft parts', 'VEHICLE_PARTS', '336413', '336413'],
  [47, 'MACHINE_TOOLS', 'Machine tools', 'MACHINERY', '333517', '333517'],
  [48, 'MOULDS_DIES', 'Dies, jigs and special tools', 'MACHINERY', '333514', '333514'],
  [49, 'BEARINGS', 'Bearings', 'MACHINERY', '332991', '332991'],
  [50, 'HYDRAULICS_PNEUMATICS', 'Hydraulics and pneumatics', 'MACHINERY', '333996', '33399B'],
  [51, 'COOLING_HEATING_EQUIPMENT', 'Cooling and heating equipment', 'MACHINERY', '333415', '333415'],
  [52, 'CONVEYING_LIFTING', 'Conveying and lifting equipment', 'MACHINERY', '333922', '333920'],
  [53, 'PROCESS_MACHINERY', 'Other industrial machinery', 'MACHINERY', '333249', '33329A'],
  [54, 'MACHINE_MAINTENANCE', 'Repair and maintenance of machinery', 'MACHINERY', '811310', '811300'],
  [55, 'CARDBOARD_PACKAGING', 'Cardboard packaging', 'PACKAGING', '322211', '322210'],
  [56, 'PLASTIC_FILM_BAGS', 'Plastic film and bags', 'PACKAGING', '326113', '326110'],
  [57, 'METAL_PACKAGING', 'Cans and metal containers', 'PACKAGING', '332431', '332430'],
  [58, 'PALLETS_CRATES', 'Pallets and wooden crates', 'PACKAGING', '321920', '3219A0'],
  [59, 'PAPER', 'Paper', 'PAPER_PRINT', '322121', '322120'],
  [60, 'PAPERBOARD', 'Paperboard', 'PAPER_PRINT', '322130', '322130'],
  [61, 'PRINTED_MATTER', 'Printed matter', 'PAPER_PRINT', '323111', '323110'],
  [62, 'SAWN_TIMBER', 'Sawn timber', 'WOOD_FURNITURE', '321113', '321100'],
  [63, 'FURNITURE', 'Office furniture', 'WOOD_FURNITURE', '337214', '33721A'],
  [64, 'YARNS_FIBRES', 'Yarns and threads', 'TEXTILES', '313110', '313100'],
  [65, 'FABRICS', 'Fabrics and nonwovens', 'TEXTILES', '313210', '313200'],
  [66, 'CLOTHING', 'Clothing and workwear', 'TEXTILES', '315220', '315000'],
  [67, 'LEATHER_FOOTWEAR', 'Leather and footwear', 'TEXTILES', '316210', '316000'],
  [68, 'GRAIN', 'Grain', 'FOOD_AGRICULTURE', '111140', '1111B0'],
  [69, 'FRUIT_VEGETABLES', 'Processed fruit and vegetables', 'FOOD_AGRICULTURE', '311421', '311420'],
  [70, 'MEAT', 'Meat, except poultry', 'FOOD_AGRICULTURE', '311611', '31161A'],
  [71, 'DAIRY', 'Milk and butter', 'FOOD_AGRICULTURE', '311511', '31151A'],
  [72, 'BEVERAGES', 'Soft drinks and water', 'FOOD_AGRICULTURE', '312111', '312110'],
  [73, 'CATERING', 'Canteen and catering', 'FOOD_AGRICULTURE', '722310', '722A00'],
  [74, 'GLASS', 'Glass', 'GLASS_CERAMICS', '327211', '327200'],
  [75, 'CERAMICS', 'Ceramics and refractories', 'GLASS_CERAMICS', '327110', '327100'],
  [76, 'CEMENT', 'Cement', 'CONSTRUCTION', '327310', '327310'],
  [77, 'CONCRETE', 'Ready-mix concrete', 'CONSTRUCTION', '327320', '327320'],
  [78, 'LIME_GYPSUM', 'Lime and gypsum', 'CONSTRUCTION', '327410', '327400'],
  [79, 'INSULATION', 'Mineral wool insulation', 'CONSTRUCTION', '327993', '327993'],
  [
    80,
    'INSTALLATION_WORKS',
    'Electrical and building installation',
    'CONSTRUCTION',
    '238210',
    '230301, 230302, 233210, 233230, 233240, 233262, 2332A0, 2332D0, 233411, 233412, 2334A0',
  ],
  [81, 'ROAD_FREIGHT', 'Road freight', 'FREIGHT', '484121', '484000'],
  [82, 'RAIL_FREIGHT', 'Rail freight', 'FREIGHT', '482111', '482000'],
  [83, 'SEA_FREIGHT', 'Sea freight', 'FREIGHT', '483111', '483000'],
  [84, 'AIR_FREIGHT', 'Air freight', 'FREIGHT', '481112', '481000'],
  [85, 'COURIER', 'Courier and parcel services', 'FREIGHT', '492110', '492000'],
  [86, 'WAREHOUSING', 'Warehousing', 'FREIGHT', '493110', '493000'],
  [87, 'PETROLEUM_FEEDSTOCK', 'Petroleum products, not used as fuel', 'ENERGY', '324110', '324110'],
  [88, 'WATER_SEWERAGE', 'Water and sewerage', 'ENERGY', '221310', '221300'],
  [89, 'WASTE_SERVICES', 'Waste collection and treatment', 'WASTE', '562111', '562000'],
  [90, 'SOFTWARE', 'Software', 'IT_SERVICES', '511210', '511200'],
  [91, 'CLOUD_HOSTING', 'Cloud, hosting and data processing', 'IT_SERVICES', '518210', '518200'],
  [92, 'IT_CONSULTING', 'IT consulting and systems design', 'IT_SERVICES', '541512', '541512'],
  [93, 'TELECOMMUNICATIONS', 'Telecommunications', 'IT_SERVICES', '517311', '517110'],
  [94, 'MANAGEMENT_CONSULTING', 'Management consulting', 'BUSINESS_SERVICES', '541611', '541610'],
  [95, 'LEGAL_SERVICES', 'Legal services', 'BUSINESS_SERVICES', '541110', '541100'],
  [96, 'ACCOUNTING_SERVICES', 'Accounting and audit', 'BUSINESS_SERVICES', '541211', '541200'],
  [97, 'ENGINEERING_TESTING', 'Engineering and testing', 'BUSINESS_SERVICES', '541330', '541300'],
  [98, 'RESEARCH', 'Research and development', 'BUSINESS_SERVICES', '541715', '541700'],
  [99, 'ADVERTISING', 'Advertising', 'BUSINESS_SERVICES', '541810', '541800'],
  [100, 'TEMPORARY_STAFF', 'Temporary staff', 'BUSINESS_SERVICES', '561320', '561300'],
  [101, 'CLEANING_SERVICES', 'Cleaning and grounds maintenance', 'BUSINESS_SERVICES', '561720', '561700'],
  [102, 'INSURANCE', 'Insurance', 'BUSINESS_SERVICES', '524126', '5241XX'],
  [103, 'RENT', 'Rent of business premises', 'BUSINESS_SERVICES', '531120', '531ORE'],
  [104, 'EQUIPMENT_RENTAL', 'Machinery and equipment rental', 'BUSINESS_SERVICES', '532412', '532400'],
];

/** What a company buys, by kind, with the published factor group of each kind. */
export const spendSectors = table.map(([id, code, name, hotspot, naics, useeio]) => ({
  id,
  code,
  name,
  hotspot,
  naics,
  useeio,
}));

const hotspotIds = Object.fromEntries(hotspotSectors.map(({ id, code }) => [code, id])) as Record<
  HotspotCode,
  number
>;

export const scope3Sectors: readonly Scope3Sector[] = spendSectors.map(({ id, code, name, hotspot }) => ({
  id,
  Scope3SectorId: id,
  code,
  name,
  hotspotSectorId: hotspotIds[hotspot],
  isActive: true,
  includedInFreeVersion: true,
}));

const freight = ['ROAD_FREIGHT', 'RAIL_FREIGHT', 'SEA_FREIGHT', 'AIR_FREIGHT', 'COURIER', 'WAREHOUSING'];
const waste = ['WASTE_SERVICES'];

/**
 * Id of a sector to its category of the Corporate Value Chain Standard where that is not 1, purchased goods and
 * services: 4 for transport and storage that the company buys, 5 for the treatment of its waste. Machines and computers
 * may be capital goods (2), but the spend does not show what was capitalised.
 */
export const spendCategories: ReadonlyMap<number, number> = new Map(
  table.flatMap(([id, code]): (readonly [number, number])[] => {
    if (freight.includes(code)) return [[id, 4]];
    return waste.includes(code) ? [[id, 5]] : [];
  }),
);
