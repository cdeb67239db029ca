import { navigate } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewYearContext } from '../../../../../core/carbon/account/new-year.schema';
import type { ApiError } from '../../../../lib/api/api-error';
import { useDraftStore } from '../../../../lib/forms/use-draft-store';
import { checkWith } from '../../../../lib/forms/rules';
import { useDraftForm, type DraftForm } from '../../../../lib/forms/use-draft-form';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useWhenSent } from '../../../../lib/outbox/use-when-sent';
import { useProjectId } from '../../../../lib/session/use-session';
import { useThisYear, useToday } from '../../../../lib/timing/use-today';
import type { YearOverview } from '../../../../domain/carbon/years-api';
import { sourceOf, suggestedYear, type NewYearForm } from './new-year';
import { useSeenValues } from '../../records/use-seen-values';
import { useCopyYearMutation } from '../../records/year-contents-api';

type Fault = 'YEAR_OUT_OF_RANGE' | 'SAME_YEAR' | 'yearTaken';

const rules = () =>
  import('../../../../../core/carbon/account/new-year.schema').then(({ newYearSchema }) => newYearSchema);

/** Form for a new year, empty or as a copy. A year exists once it has a figure. */
export function useNewYearForm(
  years: readonly YearOverview[],
  onClose: () => void,
): DraftForm<NewYearForm, ApiError> {
  const { t } = useTranslation('carbon');
  const { pathTo } = useLocale();
  const projectId = useProjectId();
  const whenSent = useWhenSent('carbonAccounting');
  const [copy] = useCopyYearMutation();
  const today = useToday();
  const thisYear = useThisYear();
  const draft = useDraftStore<NewYearForm>('carbonYear');
  const stored = useSeenValues(draft, () => suggestedYear(years, thisYear));
  const check = useMemo(() => {
    const context: NewYearContext = { now: new Date(today), taken: new Set(years.map(({ year }) => year)) };
    const checkYear = checkWith<{ year: number; from: number | undefined }>(rules, context);
    return (values: NewYearForm) =>
      checkYear({ year: Number(values.year), from: Number(sourceOf(years, values)) || undefined });
  }, [years, today]);
  return useDraftForm<NewYearForm, ApiError>({
    draft,
    stored,
    check,
    faultText: (fault) => t(`add.faults.${fault as Fault}`),
    async onSubmit(values, { saved, failed }) {
      const { year } = values;
      const from = sourceOf(years, values);
      if (from !== '' && projectId !== undefined) {
        // Unsent edits belong to the copy, too.
        await whenSent();
        const { error } = await copy({ projectId, year: Number(year), from: Number(from) });
        if (error) return failed(error as ApiError);
      }
      saved();
      onClose();
      void navigate(pathTo(`/carbon-accounting/${year}/update/`));
    },
  });
}
