import type { Footprint, FootprintChange, Reduction, ReductionChange } from '../contracts/assessment';
import type { CompanyAnswerLists } from '../contracts/company-questions';
import { withoutAccount } from './account-footprint';
import type { AnswerValue } from './answers';
import { checkPercentage, checkRange, checkYear, untilNow } from './check-answer';
import type { ChangeFault } from './check-changes';
import type { AnswerFault } from './fault';
import { changedItem } from './parts';
import { withoutNulls } from './without-nulls';

/** What a company has answered once for all its customers: by question, by year, by target. */
export interface CompanyAnswers {
  questions: Readonly<Record<string, AnswerValue>>;
  footprints: Readonly<Record<string, Footprint>>;
  reductions: Readonly<Record<string, Reduction>>;
}

/** Changes to it; null withdraws an answer, a year or a target. */
export interface CompanyChanges {
  questions: Readonly<Record<string, AnswerValue | null>>;
  footprints: Readonly<Record<string, Footprint | null>>;
  reductions: Readonly<Record<string, Reduction | null>>;
}

/** Years that a footprint may be for, once they have begun, and years of reduction targets. */
export const footprintYears = { min: 1990, max: 2060 } as const;
const targetYears = { min: 1990, max: 2100 } as const;
/** More than the emissions of any country. */
const tonnes = { min: 0, max: 1e11 } as const;

/** Changed answers as sent over the API: of a footprint or target, parts may be changed. */
export type CompanyChangeLists = Partial<
  Omit<CompanyAnswerLists, 'footprints' | 'reductions'> & {
    footprints: FootprintChange[];
    reductions: ReductionChange[];
  }
>;

/**
 * The changes in the three lists; null where they withdraw something.
 * @param current the footprints and targets whose other parts stay where a change names only some
 */
export function companyChangesFromLists(
  lists: CompanyChangeLists,
  current?: Pick<CompanyAnswers, 'footprints' | 'reductions'>,
): CompanyChanges {
  return {
    questions: byId(lists.questionnaire ?? [], ({ questionId, value }) => [
      questionId,
      value === null || (typeof value !== 'number' && value.length === 0) ? null : value,
    ]),
    footprints: byId(lists.footprints ?? [], (change) => {
      const item = changedFootprint(change, current?.footprints[change.year]);
      const { scope1TonsCO2e, scope2TonsCO2e, scope3TonsCO2e } = item;
      return [String(item.year), hasNone(scope1TonsCO2e, scope2TonsCO2e, scope3TonsCO2e) ? null : item];
    }),
    reductions: byId(lists.reductions ?? [], (change) => {
      const item = changedItem<Reduction>(change, current?.reductions[change.id]);
      return [item.id, hasNone(item.baseYear, item.targetYear, item.reductionPercent) ? null : item];
    }),
  };
}

/** The company's answers by question, year and target. */
export function fromCompanyLists(lists: CompanyAnswerLists): CompanyAnswers {
  return applyCompanyChanges(
    { questions: {}, footprints: {}, reductions: {} },
    companyChangesFromLists(lists),
  );
}

/** The answers after the changes. */
export function applyCompanyChanges(answers: CompanyAnswers, changes: CompanyChanges): CompanyAnswers {
  return {
    questions: withoutNulls({ ...answers.questions, ...changes.questions }),
    footprints: withoutNulls({ ...answers.footprints, ...changes.footprints }),
    reductions: withoutNulls({ ...answers.reductions, ...changes.reductions }),
  };
}

/** The three lists as sent over the API, years and targets sorted. */
export function toCompanyLists({ questions, footprints, reductions }: CompanyAnswers): CompanyAnswerLists {
  return {
    questionnaire: Object.entries(questions).map(([questionId, value]) => ({
      questionId,
      value: typeof value === 'object' ? [...value] : value,
    })),
    footprints: Object.values(footprints).sort((a, b) => a.year - b.year),
    reductions: Object.values(reductions).sort(
      (a, b) => (a.targetYear ?? Infinity) - (b.targetYear ?? Infinity) || (a.id < b.id ? -1 : 1),
    ),
  };
}

/** The faults of changed footprints and targets. */
export function checkListChanges({
  footprints,
  reductions,
}: Pick<CompanyChanges, 'footprints' | 'reductions'>): ChangeFault[] {
  return [
    ...Object.entries(footprints).flatMap(([id, item]) => (item ? faultsOf(id, checkFootprint(item)) : [])),
    ...Object.entries(reductions).flatMap(([id, item]) => (item ? faultsOf(id, checkReduction(item)) : [])),
  ];
}

type PartFaults = Record<string, AnswerFault | undefined>;

/** The faults of a year's footprint, by part: years that have begun, tonnes from 0; an empty part is none. */
export function checkFootprint({ year, isFromAccount: _, ...scopes }: Footprint): PartFaults {
  const parts = Object.entries(scopes).map(([part, amount]) => [
    part,
    amount === null ? undefined : checkRange(amount, tonnes),
  ]);
  return { year: checkYear(year, untilNow(footprintYears)), ...(Object.fromEntries(parts) as PartFaults) };
}

function checkReduction({ baseYear, targetYear, reductionPercent }: Reduction): PartFaults {
  return {
    baseYear: baseYear === null ? undefined : checkYear(baseYear, untilNow(targetYears)),
    targetYear: targetYear === null ? undefined : checkTargetYear(targetYear, baseYear),
    reductionPercent: reductionPercent === null ? undefined : checkPercentage(reductionPercent),
  };
}

/**
 * The fault of the part of a target that is being entered: a base year that is not before the target year is reported
 * here, too, not only at the other field.
 */
export function checkReductionPart(
  target: Reduction,
  part: 'baseYear' | 'targetYear' | 'reductionPercent',
): AnswerFault | undefined {
  const faults = checkReduction(target);
  const { baseYear, targetYear } = target;
  if (part !== 'baseYear' || faults.baseYear || baseYear === null || targetYear === null) return faults[part];
  const isAfter = targetYear > targetYears.min && baseYear >= targetYear;
  return isAfter ? { code: 'outOfRange', min: targetYears.min, max: targetYear - 1 } : undefined;
}

/** The target year must be after the base year. */
function checkTargetYear(targetYear: number, baseYear: number | null): AnswerFault | undefined {
  const earliest = baseYear === null ? targetYears.min : Math.max(targetYears.min, baseYear + 1);
  return checkYear(targetYear, { min: earliest, max: targetYears.max });
}

function faultsOf(id: string, parts: PartFaults): ChangeFault[] {
  return Object.entries(parts).flatMap(([part, fault]) => (fault ? [{ id, part, fault }] : []));
}

/** Figures of which one was typed are no longer those of the carbon account. */
function changedFootprint(change: FootprintChange, current: Footprint | undefined): Footprint {
  const changed = changedItem<Footprint>(change, current);
  return change.before ? withoutAccount(changed) : changed;
}

function byId<Item, Value>(
  items: readonly Item[],
  entry: (item: Item) => readonly [string, Value],
): Record<string, Value> {
  return Object.fromEntries(items.map(entry));
}

function hasNone(...values: (number | null)[]): boolean {
  return values.every((value) => value === null);
}
