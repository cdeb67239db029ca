import fc from 'fast-check';
import { taxonomy } from '../../../data/vsme/taxonomy';
import type { EnteredValue, Omission, ReportValue } from '../../../core/terms/report-value';
import { conceptsOf, type Concept, type ReportSection } from '../../../core/vsme/taxonomy';
import { isNumeric } from '../../../core/vsme/units';

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
);

/** Any value that a concept may have. */
function valuesFor(concept: Concept): fc.Arbitrary<ReportValue> {
  if (concept.type === 'percent') return fc.double({ min: 0, max: 100, noNaN: true });
  if (isNumeric(concept)) return amounts;
  switch (concept.type) {
    case 'boolean':
      return fc.boolean();
    case 'gYear':
      return fc.integer({ min: 1990, max: 2100 });
    case 'date':
      return fc.constantFrom('2027-01-31', '2030-12-01');
    case 'enumeration':
      return fc.constantFrom(...concept.options);
    case 'enumerationSet':
      return fc.uniqueArray(fc.constantFrom(...concept.options), { minLength: 1, maxLength: 5 });
    default:
      return /^(URL|Link)/u.test(concept.name)
        ? fc.constant('https://example.org/report')
        : fc.string({ minLength: 1, maxLength: 60 });
  }
}

function membersFor({ table }: ReportSection): readonly string[] {
  if (!table) return [''];
  const members = taxonomy.membersOf(table.rows);
  return members ? [...members] : ['1', '2', '3'];
}

const placesOfSection = (section: ReportSection) =>
  conceptsOf(section).flatMap(({ concept }) => membersFor(section).map((member) => ({ concept, member })));

const places = taxonomy.sections.flatMap(placesOfSection);

/** One value at any place in the taxonomy. */
const anyValue: fc.Arbitrary<EnteredValue> = fc.constantFrom(...places).chain((place) => {
  const concept = taxonomy.concepts.get(place.concept);
  if (!concept) throw new Error(`${place.concept} is no concept.`);
  return valuesFor(concept).map((value) => ({ ...place, value }));
});

const anyOmission: fc.Arbitrary<Omission> = fc.record({
  section: fc.constantFrom(...taxonomy.sections.map(({ id }) => id)),
  kind: fc.constantFrom('notApplicable', 'sensitive'),
  reason: fc.string({ maxLength: 20 }),
});

/** Reports with values anywhere, of either module, with sections left out. */
export const anyReport = fc.record({
  values: fc.uniqueArray(anyValue, {
    maxLength: 60,
    selector: ({ concept, member }) => `${concept}/${member}`,
  }),
  omissions: fc.uniqueArray(anyOmission, { maxLength: 4, selector: ({ section }) => section }),
  known: fc.constant([]),
});
