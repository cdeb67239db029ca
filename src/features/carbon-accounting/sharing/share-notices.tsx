import { useTranslation } from 'react-i18next';
import { coversAll } from '../../../../core/carbon/account/figure-to-share';
import { enumerated } from '../../../../core/i18n/intl';
import type { AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import { Notice } from '../../../components/ui/notice';
import { YearLink } from '../shared/year-link';
import { useLocale } from '../../../lib/i18n/use-locale';

interface ShareNoticesProps {
  of: AllocationOfYear;
  isTooMuch: boolean;
  /** Sum of the shares, as text. */
  sum: string;
}

/** What prevents sharing figures, or customers from calculating with them. */
export function ShareNotices({ of, isTooMuch, sum }: ShareNoticesProps) {
  const { t } = useTranslation('carbon-share');
  const { locale } = useLocale();
  const { year, account, needsRecalculation } = of;
  const toInputs = (
    <YearLink year={year} page="update" look={{ size: 'small' }}>
      {t('carbon:actions.update')}
    </YearLink>
  );
  if (!account)
    return (
      <Notice tone="info" title={t('notices.notCalculated')} actions={toInputs}>
        {t('notices.notCalculatedText', { year })}
      </Notice>
    );
  if (!(account.tonnes.total > 0))
    return (
      <Notice tone="caution" title={t('notices.zero')} actions={toInputs}>
        {t('notices.zeroText', { year })}
      </Notice>
    );
  const missing = (['scope1', 'scope2', 'purchases'] as const).filter((part) => !account.covers[part]);
  return (
    <>
      {isTooMuch && (
        <Notice tone="negative" title={t('notices.tooMuch', { sum })}>
          {t('notices.tooMuchText')}
        </Notice>
      )}
      {needsRecalculation && (
        <Notice tone="caution" actions={toInputs}>
          {t('notices.outdated', { year })}
        </Notice>
      )}
      {!coversAll(account.covers) && (
        <Notice tone="caution" title={t('notices.incomplete')} actions={toInputs}>
          {t('notices.incompleteText', {
            missing: enumerated(
              missing.map((part) => t(`notices.missing.${part}`)),
              locale,
            ),
          })}
        </Notice>
      )}
    </>
  );
}
