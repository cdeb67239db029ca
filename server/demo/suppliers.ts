import { segmentPlan } from '../../core/assessment/plan';
import { catalogue } from '../../data/questions/catalogue';
import type { DemoSegment } from './assessment';
import type { DemoRequest } from './requests';

/**
 * The suppliers that the open supplier sends requests to; `answered` and `submitted` in days before the demo
 * world is loaded.
 */
interface DemoSupplier {
  key: string;
  name: string;
  country: string;
  city: string;
  sector: string;
  created: number;
  answered: number;
  declined?: boolean;
  /** Also asked for its emissions; whether it shares them is in shared-figures.ts. */
  isAskedForEmissions?: boolean;
  /** Days ago, and the degree of every measure, percent. */
  submitted?: readonly [days: number, today: number, inThreeYears: number];
}

/** On the platform: they have accepted the invitation, and half of them have submitted. */
export const demoSuppliers: readonly DemoSupplier[] = [
  {
    key: 'donaumetall',
    name: 'Donaumetall Recycling GmbH',
    country: 'AT',
    city: 'Linz',
    sector: 'NONFERROUS_METALS',
    created: 150,
    answered: 148,
    isAskedForEmissions: true,
    submitted: [96, 45, 75],
  },
  {
    key: 'hallingdal',
    name: 'Hallingdal Aluminium AS',
    country: 'NO',
    city: 'Gol',
    sector: 'NONFERROUS_METALS',
    created: 150,
    answered: 141,
    submitted: [61, 80, 90],
  },
  {
    key: 'enns',
    name: 'Enns Logistik GmbH',
    country: 'AT',
    city: 'Enns',
    sector: 'FREIGHT',
    created: 120,
    answered: 112,
    isAskedForEmissions: true,
    submitted: [40, 20, 50],
  },
  {
    key: 'kolben',
    name: 'Kolben & Söhne Werkzeugbau KG',
    country: 'DE',
    city: 'Passau',
    sector: 'METAL_PRODUCTS',
    created: 120,
    answered: 118,
    isAskedForEmissions: true,
    submitted: [22, 35, 60],
  },
  {
    key: 'moravapack',
    name: 'MoravaPack s.r.o.',
    country: 'CZ',
    city: 'Olomouc',
    sector: 'PACKAGING',
    created: 110,
    answered: 90,
    isAskedForEmissions: true,
    submitted: [18, 55, 80],
  },
  {
    key: 'kranj',
    name: 'Kranj Polimeri d.o.o.',
    country: 'SI',
    city: 'Kranj',
    sector: 'PLASTICS_RUBBER',
    created: 95,
    answered: 88,
    isAskedForEmissions: true,
    submitted: [12, 10, 40],
  },
  {
    key: 'brennstoff',
    name: 'Oberland Brennstoffe GmbH',
    country: 'AT',
    city: 'Gmunden',
    sector: 'ENERGY',
    created: 90,
    answered: 71,
    submitted: [9, 15, 35],
  },
  {
    key: 'veneta',
    name: 'Veneta Stampi S.r.l.',
    country: 'IT',
    city: 'Vicenza',
    sector: 'MACHINERY',
    created: 80,
    answered: 77,
    submitted: [4, 30, 55],
  },
  waiting('pannonchem', 'PannonChem Kft.', 'HU', 'Győr', 'CHEMICALS', 75, 60),
  waiting('zilina', 'Žilina Ložiská a.s.', 'SK', 'Žilina', 'METAL_PRODUCTS', 70, 52),
  waiting('salzach', 'Salzach IT-Services GmbH', 'AT', 'Salzburg', 'IT_SERVICES', 64, 40),
  waiting('brixia', 'Brixia Refrattari S.p.A.', 'IT', 'Brescia', 'GLASS_CERAMICS', 50, 33),
  waiting('silesia', 'Silesia Elektro Sp. z o.o.', 'PL', 'Gliwice', 'ELECTRICAL_EQUIPMENT', 45, 20),
  {
    ...waiting('traunholz', 'Traunholz Paletten OG', 'AT', 'Wels', 'WOOD_FURNITURE', 60, 57),
    declined: true,
  },
  { ...waiting('rheinchemie', 'Kölner Trennmittel GmbH', 'DE', 'Köln', 'CHEMICALS', 55, 38), declined: true },
  { ...waiting('lombardo', 'Lombardo Trasporti S.r.l.', 'IT', 'Monza', 'FREIGHT', 40, 36), declined: true },
];

/** Not on the platform yet: name, country, sector, and days since the first and the last request. */
const invited: readonly [name: string, country: string, sector: string, created: number, asked: number][] = [
  ['Steyrtal Verpackungen GmbH', 'AT', 'PACKAGING', 62, 9],
  ['Jura Outils SARL', 'FR', 'METAL_PRODUCTS', 48, 20],
  ['Baskonia Fundición S.L.', 'ES', 'CASTINGS_FORGINGS', 33, 33],
  ['Minho Moldes, Lda.', 'PT', 'MACHINERY', 30, 12],
  ['苏州恒铸机械有限公司', 'CN', 'CASTINGS_FORGINGS', 26, 26],
  ['Graz Facility Services GmbH', 'AT', 'BUSINESS_SERVICES', 21, 21],
  ['Innviertel Entsorgung GmbH', 'AT', 'WASTE', 14, 14],
  ['Adria Cargo d.o.o.', 'HR', 'FREIGHT', 8, 8],
  ['Bohemia Coatings s.r.o.', 'CZ', 'CHEMICALS', 2, 2],
];

export const demoSupplierRequests: readonly DemoRequest[] = [
  ...demoSuppliers.map(
    (
      { key, name, country, sector, created, answered, declined, submitted, ...asked },
      index,
    ): DemoRequest => ({
      from: 'alpenguss',
      to: key,
      email: `kontakt@${key}.example`,
      supplierName: name,
      supplierNumber: String(70_010 + index),
      sector,
      country,
      status: declined ? 'declined' : 'accepted',
      created,
      requested: created,
      answered,
      ...(asked.isAskedForEmissions && { wanted: ['selfAssessment', 'emissions'] as const }),
      ...(submitted ? { submitted: submitted[0] } : { due: 100 - created }),
    }),
  ),
  ...invited.map(([name, country, sector, created, requested], index): DemoRequest => ({
    from: 'alpenguss',
    to: null,
    email: `kontakt@lieferant-${index + 1}.example`,
    supplierName: name,
    supplierNumber: String(70_050 + index),
    sector,
    country,
    status: 'invited',
    created,
    requested,
    due: 60 - created,
  })),
];

/** Answers of those who have submitted: every measure of their sector to the same degree. */
export const demoSupplierSegments: readonly DemoSegment[] = demoSuppliers.flatMap(
  ({ key: company, sector, country, submitted }): DemoSegment[] => {
    if (!submitted) return [];
    const [days, today, inThreeYears] = submitted;
    const measures = segmentPlan(catalogue, sector).hotspots.flatMap((hotspot) => hotspot.measures);
    const degrees = [today, (today + inThreeYears) / 2, inThreeYears, 2022] as const;
    const answers = {
      plain: { dataYear: 2024 },
      measures: Object.fromEntries(measures.map(({ id }) => [id, degrees])),
    };
    return [{ company, sector, country, submitted: days, answers }];
  },
);

function waiting(
  key: string,
  name: string,
  country: string,
  city: string,
  sector: string,
  created: number,
  answered: number,
): DemoSupplier {
  return { key, name, country, city, sector, created, answered };
}
