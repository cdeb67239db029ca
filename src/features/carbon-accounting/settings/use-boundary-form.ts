import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundaryFault } from '../../../../core/carbon/account/boundary';
import type { ConsolidationApproach } from '../../../../core/terms/boundary-terms';
import type { BoundaryContext } from '../../../../core/carbon/account/boundary.schema';
import type { Boundary, BoundaryValues } from '../../../../core/contracts/ca-boundary';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../lib/forms/use-draft-form';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { convertFigure, type TypedFigure } from '../records/typed-figure';
import { useSeenValues } from '../records/use-seen-values';
import { useTypedFigures } from '../records/use-typed-figures';
import { useYears } from '../shared/use-years';
import type { BoundaryEdit } from './use-boundary-edit';

export interface BoundaryForm {
  /** The boundary when typing began. */
  seen: Boundary;
  /** Empty for none. */
  approach: ConsolidationApproach | '';
  fiscalYearStart: string;
  /** Empty for none. */
  baseYear: string;
  recalculationThreshold: TypedFigure;
  responsibleName: string;
  responsibleFunction: string;
  responsibleEmail: string;
}

type BoundaryFields = Omit<BoundaryValues, 'exclusions' | 'absences'>;

const rules = () =>
  import('../../../../core/carbon/account/boundary.schema').then(({ boundarySchema }) => boundarySchema);

/** Form for a boundary without its lists of exclusions and absences. */
export function useBoundaryForm(
  boundary: Boundary,
  save: BoundaryEdit['save'],
  onClose: () => void,
): DraftForm<BoundaryForm> {
  const { t } = useTranslation('carbon-boundary');
  const { read } = useTypedFigures();
  const { years } = useYears();
  const draft = useDraftStore<BoundaryForm>('carbonBoundary');
  const valuesOf = useCallback(
    (form: BoundaryForm): BoundaryFields => ({
      approach: form.approach || null,
      fiscalYearStart: Number(form.fiscalYearStart),
      baseYear: form.baseYear === '' ? null : Number(form.baseYear),
      recalculationThreshold: read(form.recalculationThreshold),
      responsibleName: form.responsibleName,
      responsibleFunction: form.responsibleFunction,
      responsibleEmail: form.responsibleEmail,
    }),
    [read],
  );
  const check = useMemo(() => {
    const context: BoundaryContext = {
      years: years && new Map(years.map(({ year, totals }) => [year, totals !== null])),
    };
    const checkValues = checkWith<BoundaryFields>(rules, context);
    return (form: BoundaryForm) => checkValues(valuesOf(form));
  }, [years, valuesOf]);
  return useDraftForm<BoundaryForm>({
    draft,
    stored: useSeenValues(draft, () => formOf(boundary)),
    check,
    faultText: (fault) => t(`faults.${fault as BoundaryFault}`),
    retype: (form, from, to) => ({
      ...form,
      recalculationThreshold: convertFigure(form.recalculationThreshold, from, to),
    }),
    onSubmit(form, { saved }) {
      save(form.seen, valuesOf(form));
      saved();
      onClose();
    },
  });
}

const formOf = (boundary: Boundary): BoundaryForm => ({
  seen: boundary,
  approach: boundary.approach ?? '',
  fiscalYearStart: String(boundary.fiscalYearStart),
  baseYear: boundary.baseYear === null ? '' : String(boundary.baseYear),
  recalculationThreshold: boundary.recalculationThreshold,
  responsibleName: boundary.responsibleName,
  responsibleFunction: boundary.responsibleFunction,
  responsibleEmail: boundary.responsibleEmail,
});
