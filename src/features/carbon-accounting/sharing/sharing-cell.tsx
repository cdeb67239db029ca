import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isSameStatement } from '../../../../core/carbon/account/figure-to-share';
import { isSame } from '../../../../core/compare/is-same';
import type { FigureToShare } from '../../../../core/contracts/shared-figures';
import { CheckField } from '../../../components/form/check-field';
import { Button } from '../../../components/ui/button';
import { Day } from '../../../components/ui/day';
import { Pill } from '../../../components/ui/pill';
import { refusalKey } from '../../../lib/api/refusal-keys';
import { useAccess } from '../shared/use-access';
import { useErrorText } from '../shared/use-error-text';
import { useFigures } from '../../../lib/i18n/use-figures';
import type { AllocationRow } from './allocation-rows';
import * as styles from './sharing.module.css';
import { useSharing } from './use-sharing';

interface SharingCellProps {
  row: AllocationRow;
  year: number;
  onPreview: () => void;
  onStatement: (isIncluded: boolean) => void;
}

/** What a customer has, what has changed since, and the available actions. */
export function SharingCell({ row, year, onPreview, onStatement }: SharingCellProps) {
  const { t } = useTranslation('carbon-share');
  const { canManage } = useAccess();
  const textOf = useErrorText();
  const { failure, share, stop } = useSharing(year, row);
  const known = failure && refusalKey('sharing', failure.code);
  const { name, shared, figure, fault, isOutdated, isCustomer, hasStatement, includesStatement } = row;
  const canShare = canManage && isCustomer && figure !== undefined && (!shared || isOutdated);
  return (
    <div className={styles.sharing}>
      <div>
        {shared ? (
          <Pill tone="positive">{t('sharing.on')}</Pill>
        ) : (
          <Pill tone="neutral">{t('sharing.off')}</Pill>
        )}
      </div>
      {shared && (
        <p className={styles.note}>
          {t('sharing.last')} <Day value={shared.sharedAt} />
        </p>
      )}
      {isOutdated && <Since row={row} />}
      {isCustomer && fault === 'NOTHING_TO_SHARE' && <p className={styles.note}>{t('sharing.nothing')}</p>}
      {failure && (
        <p role="alert" className={styles.failure}>
          {known ? t(known) : textOf(failure, t('sharing.failed'))}
        </p>
      )}
      {canManage && isCustomer && figure && hasStatement ? (
        <div role="group" aria-label={name} className={styles.statement}>
          <CheckField
            label={t('sharing.statement')}
            name="statement"
            checked={includesStatement}
            onChange={onStatement}
          />
        </div>
      ) : (
        shared?.statement && <p className={styles.note}>{t('sharing.statement')}</p>
      )}
      <div className={styles.buttons}>
        {canShare && (
          <Button
            size="small"
            variant={isOutdated ? 'primary' : 'secondary'}
            aria-label={t(shared ? 'sharing.updateWith' : 'sharing.shareWith', { customer: name })}
            onClick={share}
          >
            {t(shared ? 'sharing.update' : 'sharing.share')}
          </Button>
        )}
        {canManage && shared && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('sharing.stopWith', { customer: name })}
            onClick={() => {
              stop();
              onStatement(false);
            }}
          >
            {t('sharing.stop')}
          </Button>
        )}
        {(figure ?? shared) && (
          <Button
            size="small"
            variant="quiet"
            iconOnly
            aria-label={t('sharing.previewOf', { customer: name })}
            onClick={onPreview}
          >
            <Eye size={16} aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}

/** The difference between what is shared and what can be shared now. */
function Since({ row: { shared, figure, hasStatement, includesStatement } }: { row: AllocationRow }) {
  const { t } = useTranslation('carbon-share');
  const { tons, figure: number } = useFigures();
  const [before, after] = [shared?.allocated?.total, figure?.allocated?.total];
  if (before !== undefined && after === undefined)
    return <p className={styles.note}>{t('sharing.sinceNothing', { before: tons(before) })}</p>;
  if (before === undefined && after !== undefined)
    return <p className={styles.note}>{t('sharing.sinceFirst', { after: tons(after) })}</p>;
  if (before !== undefined && after !== undefined && tons(before) !== tons(after))
    return <p className={styles.note}>{t('sharing.since', { before: tons(before), after: tons(after) })}</p>;
  const perUsd = (of: FigureToShare | null | undefined) => of?.intensity && number(of.intensity, 'factor');
  const [was, is] = [perUsd(shared), perUsd(figure)];
  if (was && is && was !== is)
    return <p className={styles.note}>{t('sharing.sinceIntensity', { before: was, after: is })}</p>;
  if (!isSame(shared?.verification, figure?.verification))
    return <p className={styles.note}>{t('sharing.sinceVerification')}</p>;
  if (!shared || !figure || isSameStatement(shared, figure))
    return <p className={styles.note}>{t('sharing.sinceOther')}</p>;
  const isChosenAnew = hasStatement && includesStatement !== (shared.statement !== undefined);
  return isChosenAnew ? null : <p className={styles.note}>{t('sharing.sinceStatement')}</p>;
}
