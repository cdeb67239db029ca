import { alpha2Codes } from '../../core/countries/alpha-2';
import type { Concept, OptionList, RowsKind, Taxonomy } from '../../core/vsme/taxonomy';
import { conceptRows } from './concepts';
import { companySection, companyConcepts } from './company';
import { pollutants, wasteCodes } from './members';
import { disclosureMembers, naceCodes, optionsOf } from './options';
import { categoryRows } from './scope-3';
import { sections } from './sections';

const lists: Readonly<Record<OptionList, readonly string[]>> = {
  countries: alpha2Codes,
  nace: naceCodes,
  disclosures: disclosureMembers,
};

const members: Readonly<Record<Exclude<RowsKind, 'own'>, ReadonlySet<string>>> = {
  pollutants: new Set(pollutants),
  waste: new Set(wasteCodes),
  countries: new Set(alpha2Codes),
  energySources: new Set(['RenewableEnergy', 'NonRenewableEnergy']),
  targetYears: new Set(['BaselineYear', 'TargetYear']),
};

const concepts = [...companyConcepts, ...conceptRows, ...categoryRows].map(
  ([name, type, period, paragraph]): Concept => {
    const options = optionsOf[name] ?? [];
    return {
      ...{ name, type, paragraph, period: period === 'D' ? 'duration' : 'instant' },
      options: typeof options === 'string' ? lists[options] : options,
      optionList: typeof options === 'string' ? options : undefined,
    };
  },
);

/** The taxonomy of the VSME standard: see SOURCE.md. */
export const taxonomy: Taxonomy = {
  concepts: new Map(concepts.map((concept) => [concept.name, concept])),
  sections: [companySection, ...sections],
  membersOf: (rows) => (rows === 'own' ? undefined : members[rows]),
};
