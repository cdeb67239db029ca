import { Link } from 'gatsby';
import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstYear, isYearInRange, lastYear } from '../../../../core/carbon/inputs/figures';
import { Page } from '../../../components/layout/page';
import { EmptyState } from '../../../components/ui/empty-state';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useToday } from '../../../lib/timing/use-today';

interface CheckedYearProps {
  /** From the address. */
  year: string | undefined;
  children: (year: number) => ReactNode;
}

/** Renders its children for a valid year; any other address shows a notice with a link back. */
export function CheckedYear({ year = '', children }: CheckedYearProps) {
  const { t } = useTranslation('carbon');
  const { pathTo } = useLocale();
  const now = new Date(useToday());
  if (/^\d{4}$/.test(year) && isYearInRange(Number(year), now)) return children(Number(year));
  return (
    <Page title={t('main.title')}>
      <EmptyState
        icon={CalendarX}
        title={t('badYear.title')}
        actions={<Link to={pathTo('/carbon-accounting/')}>{t('actions.allYears')}</Link>}
      >
        {t('badYear.text', { first: firstYear, last: lastYear(now) })}
      </EmptyState>
    </Page>
  );
}
