import type { HotspotSector } from '../../core/contracts/value-lists';

/** The sectors a customer may ask a supplier about. `friendlyName` describes each in plain words. */
export const hotspotSectors = [
  { id: 1, code: 'STEEL', name: 'Steel', friendlyName: 'Steel, iron and products made of them' },
  {
    id: 2,
    code: 'ALUMINIUM',
    name: 'Aluminium',
    friendlyName: 'Aluminium: ingots, sheet, profiles and castings',
  },
  {
    id: 3,
    code: 'CASTINGS_FORGINGS',
    name: 'Castings and forgings',
    friendlyName: 'Iron and steel castings, forged and stamped parts',
  },
  {
    id: 4,
    code: 'NONFERROUS_METALS',
    name: 'Copper and other metals',
    friendlyName: 'Copper, zinc, nickel, precious and other non-ferrous metals',
  },
  {
    id: 5,
    code: 'METAL_PRODUCTS',
    name: 'Metal products',
    friendlyName: 'Fasteners, turned and sheet metal parts, surface treatment',
  },
  {
    id: 6,
    code: 'PLASTICS_RUBBER',
    name: 'Plastics and rubber',
    friendlyName: 'Resins, plastic parts, tyres and rubber goods',
  },
  {
    id: 7,
    code: 'CHEMICALS',
    name: 'Chemicals',
    friendlyName: 'Basic and speciality chemicals, paints, adhesives, gases',
  },
  {
    id: 8,
    code: 'PHARMACEUTICALS',
    name: 'Pharmaceuticals',
    friendlyName: 'Active ingredients, medicines and medical supplies',
  },
  {
    id: 9,
    code: 'ELECTRONICS',
    name: 'Electronics',
    friendlyName: 'Components, circuit boards, computers and instruments',
  },
  {
    id: 10,
    code: 'ELECTRICAL_EQUIPMENT',
    name: 'Electrical equipment',
    friendlyName: 'Motors, batteries, cables, switchgear and lighting',
  },
  {
    id: 11,
    code: 'VEHICLE_PARTS',
    name: 'Vehicles and parts',
    friendlyName: 'Vehicles, aircraft, rolling stock and their parts',
  },
  {
    id: 12,
    code: 'MACHINERY',
    name: 'Machinery',
    friendlyName: 'Machines, tools, pumps, drives and their maintenance',
  },
  {
    id: 13,
    code: 'PACKAGING',
    name: 'Packaging',
    friendlyName: 'Packaging of board, plastic, metal, glass and wood',
  },
  { id: 14, code: 'PAPER_PRINT', name: 'Paper and printing', friendlyName: 'Pulp, paper, printed matter' },
  {
    id: 15,
    code: 'WOOD_FURNITURE',
    name: 'Wood and furniture',
    friendlyName: 'Timber, wood products and furniture',
  },
  {
    id: 16,
    code: 'TEXTILES',
    name: 'Textiles and leather',
    friendlyName: 'Fibres, fabrics, clothing, leather and footwear',
  },
  {
    id: 17,
    code: 'FOOD_AGRICULTURE',
    name: 'Food and agriculture',
    friendlyName: 'Farm products, food, beverages and catering',
  },
  {
    id: 18,
    code: 'GLASS_CERAMICS',
    name: 'Glass and ceramics',
    friendlyName: 'Flat and container glass, ceramics, refractories',
  },
  {
    id: 19,
    code: 'CONSTRUCTION',
    name: 'Construction',
    friendlyName: 'Cement, concrete, stone and building works',
  },
  {
    id: 20,
    code: 'FREIGHT',
    name: 'Freight and logistics',
    friendlyName: 'Transport by road, rail, sea and air, warehousing',
  },
  { id: 21, code: 'ENERGY', name: 'Energy and utilities', friendlyName: 'Fuels, gas, heat and water supply' },
  {
    id: 22,
    code: 'WASTE',
    name: 'Waste management',
    friendlyName: 'Collection, treatment and recycling of waste',
  },
  {
    id: 23,
    code: 'IT_SERVICES',
    name: 'IT services',
    friendlyName: 'Software, cloud, data centres and telecommunications',
  },
  {
    id: 24,
    code: 'BUSINESS_SERVICES',
    name: 'Business services',
    friendlyName: 'Consulting, finance, facility services, travel, marketing',
  },
] as const satisfies readonly HotspotSector[];
