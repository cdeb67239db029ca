import type { CompanyData } from '../../core/contracts/company-profile';
import type { Privileges } from '../../core/contracts/privileges';
import type { Role } from '../../core/contracts/users';
import type { Locale } from '../../core/i18n/locales';
import { demoSuppliers } from './suppliers';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  salutation: string;
  role: Role;
  isMainUser: boolean;
  jobTitle: string;
  phoneNumber: string;
  locale: Locale;
}

export interface DemoCompany {
  /** Names the company in the other tables of the demo world. */
  key: string;
  data: CompanyData;
  privileges: Privileges;
  people: readonly DemoPerson[];
}

/** Who belongs to the demo world: every company and person is invented. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    key: 'alpenguss',
    data: {
      Name: 'Alpenguss GmbH',
      Country: 'AT',
      BusinessSegmentRegistration: 24,
      Address: 'Gießereistraße 12',
      City: 'Steyr',
      ZipCode: '4400',
      DunsNumber: '300417265',
      MonthOfFiscalYear: 1,
      CompanySize: 4,
    },
    privileges: {
      AppMode: 'OPEN',
      CarbonAccounting: 'GRANTED_FREE',
      SupplyChainManagement: 'GRANTED_TRIAL Invitations: 30',
    },
    people: [
      {
        email: 'anna.berger@alpenguss.example',
        firstName: 'Anna',
        lastName: 'Berger',
        salutation: 'Ms',
        role: 'Admin',
        isMainUser: true,
        jobTitle: 'Head of Sustainability',
        phoneNumber: '+437252100200',
        locale: 'en',
      },
      {
        email: 'luis.ortega@alpenguss.example',
        firstName: 'Luis',
        lastName: 'Ortega',
        salutation: '',
        role: 'User',
        isMainUser: false,
        jobTitle: 'Energy Engineer',
        phoneNumber: '+437252100231',
        locale: 'es',
      },
    ],
  },
  {
    key: 'brightpack',
    data: {
      Name: 'BrightPack (Suzhou) Co., Ltd.',
      Country: 'CN',
      BusinessSegmentRegistration: 17,
      Address: '88 Xinghu Street',
      City: 'Suzhou',
      ZipCode: '215021',
      MonthOfFiscalYear: 1,
      CompanySize: 3,
    },
    privileges: {
      AppMode: 'GUIDED',
      CarbonAccounting: 'GRANTED_FREE',
      SupplyChainManagement: 'GRANTED_TRIAL',
    },
    people: [
      {
        email: 'mei.lin@brightpack.example',
        firstName: 'Mei',
        lastName: 'Lin',
        salutation: '',
        role: 'Admin',
        isMainUser: true,
        jobTitle: 'Quality Manager',
        phoneNumber: '+8651262880400',
        locale: 'zh-CN',
      },
    ],
  },
  {
    key: 'nordwerk',
    data: {
      Name: 'Nordwerk Automotive AG',
      Country: 'DE',
      BusinessSegmentRegistration: 29,
      Address: 'Am Nordkai 1',
      City: 'Bremen',
      ZipCode: '28237',
      DunsNumber: '315528094',
      MonthOfFiscalYear: 4,
      CompanySize: 5,
    },
    privileges: {
      AppMode: 'OPEN',
      CarbonAccounting: 'GRANTED_FREE',
      SupplyChainManagement: 'GRANTED_PAID',
    },
    people: [
      {
        email: 'henrik.dahl@nordwerk.example',
        firstName: 'Henrik',
        lastName: 'Dahl',
        salutation: 'Mr',
        role: 'Admin',
        isMainUser: true,
        jobTitle: 'Supplier Sustainability Manager',
        phoneNumber: '+494215550180',
        locale: 'de',
      },
    ],
  },
  customer('velomotive', 'Velomotive SE', 'DE', 'Stuttgart', 30),
  customer('castellan', 'Castellan Aérospatiale SAS', 'FR', 'Toulouse', 30),
  customer('rodaval', 'Rodamientos del Valle S.A.', 'ES', 'Zaragoza', 28),
  customer('atlantica', 'Elevadores Atlântica Lda.', 'PT', 'Porto', 28),
  customer('hansewind', 'Hansewind Turbinen GmbH', 'DE', 'Rostock', 28),
  customer('kestrel', 'Kestrel Rail Systems Ltd', 'GB', 'Derby', 30),
  customer('brightwater', 'Brightwater Pumps Inc.', 'US', 'Milwaukee', 28),
  customer('qinghe', 'Qinghe Electric Drives Co., Ltd.', 'CN', 'Ningbo', 27),
  customer('montelupo', 'Montelupo Macchine S.p.A.', 'IT', 'Modena', 28),
  customer('sundborg', 'Sundborg Marine AB', 'SE', 'Gothenburg', 30),
  customer('aurora', 'Aurora Climate Systems Oy', 'FI', 'Tampere', 28),
  customer('vysocina', 'Vysočina Motors a.s.', 'CZ', 'Jihlava', 29),
  supplier('gussmark', 'Gussmark Leichtmetall GmbH', 'DE', 'Lüdenscheid'),
  supplier('lyngby', 'Lyngby Letmetal A/S', 'DK', 'Randers'),
  supplier('valsassina', 'Fonderia Valsassina S.r.l.', 'IT', 'Lecco'),
  supplier('pressolana', 'Pressolana Pressofusioni S.p.A.', 'IT', 'Bergamo'),
  supplier('tatry', 'Tatry Odliatky s.r.o.', 'SK', 'Poprad'),
  supplier('ebro', 'Fundiciones del Ebro S.A.', 'ES', 'Zaragoza'),
  ...demoSuppliers.map(({ key, name, country, city }) => supplier(key, name, country, city)),
];

/** A company that exists for its answers: nobody from it signs in. */
function supplier(key: string, Name: string, Country: string, City: string): DemoCompany {
  const company = customer(key, Name, Country, City, 24);
  return { ...company, data: { ...company.data, CompanySize: 4 }, privileges: { AppMode: 'OPEN' } };
}

/** A company that only sends requests: nobody from it signs in. */
function customer(key: string, Name: string, Country: string, City: string, industry: number): DemoCompany {
  return {
    key,
    data: {
      Name,
      Country,
      BusinessSegmentRegistration: industry,
      Address: '',
      City,
      ZipCode: '',
      MonthOfFiscalYear: 1,
      CompanySize: 5,
    },
    privileges: { AppMode: 'OPEN', SupplyChainManagement: 'GRANTED_PAID' },
    people: [],
  };
}
