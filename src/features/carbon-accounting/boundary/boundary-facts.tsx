import { useTranslation } from 'react-i18next';
import type { BoundaryValues } from '../../../../core/contracts/ca-boundary';
import { enumerated } from '../../../../core/i18n/intl';
import { Facts } from '../../../components/layout/facts';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useBoundaryNames } from './use-boundary-names';

interface BoundaryFactsProps {
  boundary: BoundaryValues;
  /** For a year's accounts; omitted in the settings, which name the first month. */
  period?: string;
}

/** What the accounts cover and which base year they use; exclusions have a list of their own. */
export function BoundaryFacts({ boundary, period }: BoundaryFactsProps) {
  const { t } = useTranslation('carbon-boundary');
  const { locale } = useLocale();
  const { figure } = useFigures();
  const names = useBoundaryNames();
  const { approach, fiscalYearStart, baseYear, recalculationThreshold } = boundary;
  const { responsibleName, responsibleFunction, responsibleEmail } = boundary;
  const person = [responsibleName, responsibleFunction, responsibleEmail].filter(Boolean);
  return (
    <Facts
      facts={[
        { name: t('fields.approach'), value: names.approach(approach) },
        period === undefined
          ? { name: t('fields.fiscalYearStart'), value: names.month(fiscalYearStart) }
          : { name: t('period'), value: period },
        { name: t('fields.baseYear'), value: baseYear ?? t('noBaseYear') },
        {
          name: t('fields.recalculationThreshold'),
          value: t('carbon:percent', { value: figure(recalculationThreshold, 'exact') }),
        },
        { name: t('fields.responsible'), value: enumerated(person, locale) || t('notStated') },
      ]}
    />
  );
}
