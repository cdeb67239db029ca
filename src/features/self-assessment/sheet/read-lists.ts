import { checkFootprint, checkReductionPart } from '../../../../core/assessment/company-answers';
import { reductionScopes } from '../../../../core/terms/reduction-scopes';
import type { Footprint, Reduction } from '../../../../core/contracts/assessment';
import type { Locale } from '../../../../core/i18n/locales';
import type { Cell } from '../../../lib/sheets/sheet-files';
import type { Reading } from '../answers/read-answer';
import { emptyFootprint, emptyReduction, footprintParts } from './list-rows';
import type { Questionnaire } from './questionnaire';
import { isBlank, readNumberCell, readOption } from './read-cells';
import { footprintRow, type SheetField, type SheetRow, type SheetLabels } from './rows';

type FieldOf<Kind extends SheetField['kind']> = Extract<SheetField, { kind: Kind }>;

export function footprintOf({ lists }: Questionnaire, year: number): Footprint | undefined {
  return lists?.footprints.find((each) => each.year === year);
}

export function reductionOf({ lists }: Questionnaire, id: string): Reduction | undefined {
  return lists?.reductions.find((each) => each.id === id);
}

/**
 * The row of a year that this page does not list: added by somebody, or from a sheet downloaded in an earlier
 * year. The amount's check decides whether the year is valid.
 */
export function addedFootprintRow(
  key: string,
  { questionnaire, labels }: { questionnaire: Questionnaire; labels: SheetLabels },
): SheetRow | undefined {
  const [, year, name] = /^footprint\/(\d{4})\/(\w+)$/u.exec(key) ?? [];
  const part = footprintParts.find((each) => each === name);
  if (!questionnaire.lists || !year || !part) return undefined;
  return footprintRow(emptyFootprint(Number(year)), part, labels);
}

export function readFootprint(
  { year, part }: FieldOf<'footprint'>,
  cell: Cell,
  locale: Locale,
): Reading<number> {
  return readNumberCell(cell, locale, (amount) => {
    const faults = checkFootprint({ ...emptyFootprint(year), [part]: amount });
    return faults.year ?? faults[part];
  });
}

/** Reads a part of a target. Its years are checked against each other as they are in the sheet. */
export function readReduction(
  { reductionId: id, part }: FieldOf<'reduction'>,
  cell: Cell,
  answers: ReadonlyMap<string, Cell>,
  parts: { questionnaire: Questionnaire; labels: Pick<SheetLabels, 'scope'>; locale: Locale },
): Reading<string | number> {
  const { questionnaire, labels, locale } = parts;
  if (part === 'scope') {
    const options = Object.fromEntries(reductionScopes.map((scope) => [scope, labels.scope(scope)]));
    const scope = readOption(String(cell), options);
    return scope ? { value: scope } : { fault: { code: 'notAChoice' } };
  }
  const known = reductionOf(questionnaire, id) ?? emptyReduction(id);
  const yearOf = (name: 'baseYear' | 'targetYear') => {
    const there = answers.get(`reduction/${id}/${name}`) ?? null;
    const reading = isBlank(there) ? undefined : readNumberCell(there, locale, () => undefined);
    return (reading && 'value' in reading ? reading.value : undefined) ?? known[name];
  };
  const whole = { ...known, baseYear: yearOf('baseYear'), targetYear: yearOf('targetYear') };
  return readNumberCell(cell, locale, (value) => checkReductionPart({ ...whole, [part]: value }, part));
}
