import { useTranslation } from 'react-i18next';
import { isInRange } from '../../../../core/company/employees-of-size';
import { numberFormat } from '../../../../core/i18n/intl';
import type { Fact } from '../../../../core/vsme/facts';
import type { ValuePlace } from '../../../../core/terms/report-value';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useReportContext } from '../hooks/use-report-context';
import * as styles from './report.module.css';

interface SizeLineProps {
  place: ValuePlace;
  fact: Fact | undefined;
}

/**
 * The size class of the company profile, next to the number of employees. A range prefills nothing, but can
 * differ from the number.
 */
export function SizeLine({ place, fact }: SizeLineProps) {
  const { t } = useTranslation('sustainability-report');
  const { locale } = useLocale();
  const { employees } = useReportContext().view.report;
  if (place.concept !== 'NumberOfEmployees' || !employees) return null;
  const text = (count: number) => numberFormat(locale).format(count);
  const { from, to } = employees;
  const range =
    to === null
      ? t('origin.sizeOver', { from: text(from) })
      : t('origin.sizeRange', { from: text(from), to: text(to) });
  const differs = typeof fact?.value === 'number' && !isInRange(fact.value, employees);
  return (
    <p className={styles.origin} {...(differs && { 'data-differs': true })}>
      {t(differs ? 'origin.sizeDiffers' : 'origin.size', { range })}
    </p>
  );
}
