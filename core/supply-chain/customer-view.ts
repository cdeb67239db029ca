import type { AnswerSection } from '../terms/answer-sections';
import type { CustomerView, Implementation } from '../contracts/customer-view';
import type { WithholdablePart } from '../terms/withholdable-parts';

type Withheld = readonly WithholdablePart[];

/**
 * The part of the data that a customer sees: without what is withheld, and of the answers and reports only what is
 * shared. The server sends it to the customer, and the supplier sees the same as a preview.
 */
export function customerView(
  whole: CustomerView,
  withheld: Withheld,
  sharedAnswers: readonly AnswerSection[] = [],
  sharedReports: readonly number[] = [],
): CustomerView {
  const isShared = (part: WithholdablePart) => !withheld.includes(part);
  return {
    ...whole,
    implementation: sharedImplementation(whole.implementation, withheld),
    contact: isShared('contact') ? whole.contact : null,
    targets: isShared('targets') ? whole.targets : [],
    footprints: isShared('footprints') ? whole.footprints : [],
    emissions: isShared('emissions') ? whole.emissions : [],
    answers: whole.answers?.filter(({ section }) => sharedAnswers.includes(section)) ?? [],
    reports: whole.reports?.filter(({ year }) => sharedReports.includes(year)) ?? [],
  };
}

/** The implementation degrees without plans that are withheld. */
export function sharedImplementation(
  implementation: Implementation | null,
  withheld: Withheld,
): Implementation | null {
  return implementation && withheld.includes('plans')
    ? { ...implementation, inOneYear: null, inThreeYears: null }
    : implementation;
}
