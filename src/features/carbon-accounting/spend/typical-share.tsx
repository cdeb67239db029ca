import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/skeleton';
import { useIsValueListLoading, useValueList } from '../../../lib/api/value-lists-api';
import { useCompany } from '../shared/use-company';
import { useFigures } from '../../../lib/i18n/use-figures';
import * as styles from './spend-section.module.css';

/**
 * Offers the typical share of purchases in the company's industry to a person who does not know theirs yet.
 */
export function TypicalShare({ onTake }: { onTake: (spendShareOfTurnover: number) => void }) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const { industry, isLoading } = useCompany();
  const prefill = useValueList('ca-prefills-list')?.find(({ industryId }) => industryId === industry);
  const isListLoading = useIsValueListLoading('ca-prefills-list');
  // Reserves the space, so that buttons below do not move.
  if (isLoading || isListLoading)
    return (
      <div className={styles.typical}>
        <Skeleton height="2.25rem" />
        <Skeleton height="2rem" width="8rem" />
      </div>
    );
  if (!prefill) return null;
  const { spendVolumeShare } = prefill;
  const share = t('carbon:percent', { value: figure(spendVolumeShare, 'exact') });
  return (
    <div className={styles.typical}>
      <p>{t('spend.typical', { share })}</p>
      <Button size="small" onClick={() => onTake(spendVolumeShare)}>
        {t('spend.takeTypical', { share })}
      </Button>
    </div>
  );
}
