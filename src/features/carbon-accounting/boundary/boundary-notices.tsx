import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { enumerated } from '../../../../core/i18n/intl';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useBaseYearChange } from './use-base-year-change';

/** Differences between the year's boundary and today's, and what to do about them. */
export function BoundaryNotices({ report }: { report: YearReport }) {
  const { t } = useTranslation('carbon-boundary');
  const { locale } = useLocale();
  const inWords = useBaseYearChange();
  const { year, boundary, boundaryChanges, baseYearChange } = report;
  if (!boundary) return <Notice tone="info">{t('frozen.before')}</Notice>;
  const { baseYear, base } = boundary;
  const parts = boundaryChanges.map((part) =>
    part === 'exclusions' || part === 'absences' ? t(`${part}.title`) : t(`fields.${part}`),
  );
  return (
    <>
      {parts.length > 0 && (
        <Notice tone="caution">{t('frozen.differs', { parts: enumerated(parts, locale) })}</Notice>
      )}
      {baseYear !== null && baseYear < year && !base && (
        <Notice tone="caution">
          {t('base.withoutResults', { base: String(baseYear), year: String(year) })}
        </Notice>
      )}
      {baseYearChange && <Notice tone="caution">{inWords(baseYearChange, [year])}</Notice>}
    </>
  );
}
