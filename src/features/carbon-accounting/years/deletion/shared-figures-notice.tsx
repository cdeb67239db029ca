import { useTranslation } from 'react-i18next';
import { enumerated } from '../../../../../core/i18n/intl';
import { Notice } from '../../../../components/ui/notice';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useAllocation } from '../../sharing/use-allocation';
import { YearLink } from '../../shared/year-link';

/** Names the customers that keep a copy of a year's figures when the year is deleted. */
export function SharedFiguresNotice({ year }: { year: number }) {
  const { t } = useTranslation('carbon');
  const { locale } = useLocale();
  const { data } = useAllocation(year);
  const names = (data?.customers ?? []).filter(({ shared }) => shared).map(({ name }) => name);
  if (names.length === 0) return null;
  const toSharing = (
    <YearLink year={year} page="share" look={{ size: 'small' }}>
      {t('actions.share')}
    </YearLink>
  );
  return (
    <Notice tone="caution" actions={toSharing}>
      {t('delete.shared', { year, customers: enumerated(names, locale) })}
    </Notice>
  );
}
