import type { RequestStatus } from '../../core/contracts/customer-requests';
import type { RequestedKind } from '../../core/terms/requested-items';

/** Times are days before the demo world is loaded. */
export interface DemoRequest {
  from: string;
  /** Null for a recipient who is not on the platform. */
  to: string | null;
  /** The invited address. Default: that of the first person of the company. */
  email?: string;
  supplierName: string;
  supplierNumber: string;
  sector: string;
  country: string;
  status: RequestStatus;
  created: number;
  requested: number;
  submitted?: number;
  answered?: number;
  message?: string;
  /** Days after the demo world is loaded. */
  due?: number;
  /** Default: the self-assessment. */
  wanted?: readonly RequestedKind[];
}

const alpenguss = { to: 'alpenguss', supplierName: 'Alpenguss GmbH', country: 'AT' };

/** Every status; accepted ones are waiting for data, answered, or requested again since. */
export const demoRequests: readonly DemoRequest[] = [
  {
    ...alpenguss,
    from: 'nordwerk',
    supplierNumber: '4100872',
    sector: 'ALUMINIUM',
    status: 'invited',
    created: 3,
    requested: 3,
    due: 18,
    message: 'For our 2030 targets we need the carbon footprint of the housings you supply. Thank you!',
  },
  {
    ...alpenguss,
    from: 'castellan',
    supplierNumber: 'F-20731',
    sector: 'CASTINGS_FORGINGS',
    status: 'invited',
    created: 41,
    requested: 6,
    message: 'Merci de nous indiquer vos émissions pour les pièces de fonderie livrées en 2025.',
    wanted: ['selfAssessment', 'emissions'],
  },
  {
    ...alpenguss,
    from: 'qinghe',
    supplierNumber: 'GYS00318',
    sector: 'ALUMINIUM',
    status: 'invited',
    created: 12,
    requested: 12,
    message: '请提供铝铸件的碳排放数据，谢谢。',
  },
  {
    ...alpenguss,
    from: 'sundborg',
    supplierName: 'Alpenguss Gesellschaft m.b.H.',
    supplierNumber: '',
    sector: 'MACHINERY',
    country: 'SI',
    status: 'invited',
    created: 27,
    requested: 27,
  },
  {
    ...alpenguss,
    from: 'velomotive',
    supplierNumber: '880-1142',
    sector: 'VEHICLE_PARTS',
    status: 'accepted',
    created: 160,
    requested: 9,
    submitted: 74,
    answered: 151,
    due: 5,
    wanted: ['selfAssessment', 'emissions'],
    message: 'Bitte aktualisieren Sie Ihre Angaben für das Geschäftsjahr 2025.',
  },
  {
    ...alpenguss,
    from: 'hansewind',
    supplierNumber: 'L-55208',
    sector: 'CASTINGS_FORGINGS',
    status: 'accepted',
    created: 33,
    requested: 19,
    answered: 18,
    due: -2,
  },
  {
    ...alpenguss,
    from: 'rodaval',
    supplierNumber: '1200467',
    sector: 'METAL_PRODUCTS',
    country: 'SI',
    status: 'accepted',
    created: 52,
    requested: 24,
    answered: 50,
    message: 'Necesitamos los datos de emisiones de las carcasas mecanizadas.',
  },
  {
    ...alpenguss,
    from: 'kestrel',
    supplierNumber: 'KRS-0091',
    sector: 'ALUMINIUM',
    status: 'accepted',
    created: 240,
    requested: 36,
    submitted: 120,
    answered: 231,
    message: 'We have started our new reporting year and would be grateful for current figures.',
  },
  {
    ...alpenguss,
    from: 'atlantica',
    supplierNumber: '30419',
    sector: 'MACHINERY',
    status: 'accepted',
    created: 66,
    requested: 66,
    answered: 58,
    wanted: ['emissions'],
  },
  {
    ...alpenguss,
    from: 'montelupo',
    supplierNumber: 'FOR-7714',
    sector: 'ALUMINIUM',
    status: 'accepted',
    created: 190,
    requested: 88,
    wanted: ['selfAssessment', 'emissions'],
    submitted: 74,
    answered: 185,
  },
  {
    ...alpenguss,
    from: 'aurora',
    supplierNumber: '60021',
    sector: 'CASTINGS_FORGINGS',
    status: 'accepted',
    created: 130,
    requested: 96,
    submitted: 74,
    answered: 126,
  },
  {
    ...alpenguss,
    from: 'vysocina',
    supplierNumber: 'D-4410',
    sector: 'VEHICLE_PARTS',
    country: 'SI',
    status: 'accepted',
    created: 145,
    requested: 110,
    submitted: 74,
    answered: 140,
  },
  {
    ...alpenguss,
    from: 'brightwater',
    supplierNumber: 'V009214',
    sector: 'NONFERROUS_METALS',
    status: 'declined',
    created: 98,
    requested: 98,
    answered: 91,
    message: 'Please report on the bronze impellers of purchase order 77120.',
  },
  {
    ...alpenguss,
    from: 'nordwerk',
    supplierNumber: '4100872',
    sector: 'PLASTICS_RUBBER',
    status: 'declined',
    created: 210,
    requested: 175,
    answered: 170,
  },
  {
    from: 'nordwerk',
    to: 'brightpack',
    supplierName: 'BrightPack Suzhou',
    supplierNumber: '4103355',
    sector: 'PACKAGING',
    country: 'CN',
    status: 'invited',
    created: 2,
    requested: 2,
    message: 'Please share the footprint of the transport packaging you deliver to our Taicang plant.',
  },
  foundry('gussmark', 'Gussmark Leichtmetall GmbH', '4101120', 'DE', 30),
  foundry('lyngby', 'Lyngby Letmetal A/S', '4101377', 'DK', 25),
  foundry('valsassina', 'Fonderia Valsassina S.r.l.', '4101544', 'IT', 41),
  foundry('pressolana', 'Pressolana Pressofusioni S.p.A.', '4101545', 'IT', 55),
  foundry('tatry', 'Tatry Odliatky s.r.o.', '4102006', 'SK', 62),
  foundry('ebro', 'Fundiciones del Ebro S.A.', '4102310', 'ES', 90),
];

/** A supplier of aluminium castings that has answered Nordwerk. */
function foundry(
  to: string,
  supplierName: string,
  supplierNumber: string,
  country: string,
  submitted: number,
): DemoRequest {
  return {
    from: 'nordwerk',
    to,
    supplierName,
    supplierNumber,
    sector: 'ALUMINIUM',
    country,
    status: 'accepted',
    created: 200,
    requested: 120,
    submitted,
    answered: 190,
  };
}
