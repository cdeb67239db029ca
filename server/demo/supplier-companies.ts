import type { ContactValues } from '../../core/people/contact-fields';
import type { SaveCompanyQuestionsBody } from '../../core/contracts/company-questions';
import type { Reduction } from '../../core/contracts/assessment';

type Contact = Pick<ContactValues, 'firstName' | 'lastName' | 'email' | 'jobTitle' | 'phoneNumber'>;

/** What a supplier of the open supplier tells its customers about the whole company. */
interface DemoSupplierCompany {
  contact: Contact;
  target: Omit<Reduction, 'id'>;
  /** Tonnes of CO2e by scope, of years before the current one. */
  footprints: readonly (readonly [yearsAgo: number, scope1: number, scope2: number, scope3: number | null])[];
}

/** Some of those that have submitted, by their key. Where they share an account, the figures are the same. */
export const demoSupplierCompanies: Readonly<Record<string, DemoSupplierCompany>> = {
  hallingdal: {
    contact: {
      firstName: 'Ingrid',
      lastName: 'Solberg',
      email: 'ingrid.solberg@hallingdal.example',
      jobTitle: 'HSE Manager',
      phoneNumber: '+4721234567',
    },
    target: { scope: 'SCOPE1_2', baseYear: 2020, targetYear: 2030, reductionPercent: 55 },
    footprints: [
      [4, 6100, 340, 13_900],
      [3, 5600, 320, 13_100],
      [2, 5200, 300, 12_500],
    ],
  },
  kolben: {
    contact: {
      firstName: 'Jonas',
      lastName: 'Kolben',
      email: 'j.kolben@kolben.example',
      jobTitle: 'Geschäftsführer',
      phoneNumber: '+493023125100',
    },
    target: { scope: 'SCOPE1_2', baseYear: 2022, targetYear: 2028, reductionPercent: 60 },
    footprints: [
      [2, 230, 540, null],
      [1, 210, 480, 1900],
    ],
  },
  moravapack: {
    contact: {
      firstName: 'Petra',
      lastName: 'Nováková',
      email: 'petra.novakova@moravapack.example',
      jobTitle: 'Vedoucí kvality',
      phoneNumber: '+420212345678',
    },
    target: { scope: 'SCOPE1_2_3', baseYear: 2022, targetYear: 2030, reductionPercent: 42 },
    footprints: [[1, 120, 310, 860]],
  },
  kranj: {
    contact: {
      firstName: 'Matej',
      lastName: 'Zupan',
      email: 'matej.zupan@kranj.example',
      jobTitle: 'Vodja okolja',
      phoneNumber: '+38612345678',
    },
    target: { scope: 'SCOPE1_2', baseYear: 2023, targetYear: 2032, reductionPercent: 30 },
    footprints: [
      [3, 3480, 160, 1790],
      [2, 3350, 150, 1720],
      [1, 3100, 140, 1650],
    ],
  },
};

/** A supplier's answers to the company questions. */
export function answersOfSupplier(
  { target, footprints }: DemoSupplierCompany,
  currentYear: number,
): SaveCompanyQuestionsBody['data'] {
  return {
    questionnaire: [{ questionId: 'targetStatus', value: ['set'] }],
    footprints: footprints.map(([yearsAgo, scope1TonsCO2e, scope2TonsCO2e, scope3TonsCO2e]) => ({
      year: currentYear - yearsAgo,
      scope1TonsCO2e,
      scope2TonsCO2e,
      scope3TonsCO2e,
    })),
    reductions: [{ id: 'first', ...target }],
  };
}
