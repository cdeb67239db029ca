import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../core/i18n/intl';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { YearOverview } from '../../../domain/carbon/years-api';
import { useBaseYearChange } from './use-base-year-change';

/** The years to recalculate because their base year or boundary has changed. */
export function YearsNotices({ years }: { years: readonly YearOverview[] }) {
  const { t } = useTranslation('carbon-boundary');
  const { locale } = useLocale();
  const inWords = useBaseYearChange();
  const changed = years.flatMap(({ year, baseYearChange }) =>
    baseYearChange ? [{ year, baseYearChange }] : [],
  );
  const differing = years.filter(({ boundaryChanges }) => boundaryChanges.length > 0);
  const [first] = changed;
  return (
    <>
      {first && (
        <Notice tone="caution">
          {inWords(
            first.baseYearChange,
            changed.map(({ year }) => year),
          )}
        </Notice>
      )}
      {differing.length > 0 && (
        <Notice tone="caution">
          {t('frozen.differsIn', {
            years: enumerated(
              differing.map(({ year }) => String(year)),
              locale,
            ),
          })}
        </Notice>
      )}
    </>
  );
}
