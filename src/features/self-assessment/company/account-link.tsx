import { Link2, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statesNothing, statesTheSame, withoutAccount } from '../../../../core/assessment/account-footprint';
import type { Footprint } from '../../../../core/contracts/assessment';
import { Button } from '../../../components/ui/button';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useFigures } from '../../../lib/i18n/use-figures';
import { footprintParts } from '../sheet/list-rows';
import * as styles from './rows.module.css';

interface AccountLinkProps {
  footprint: Footprint;
  /** What the carbon account of the year states; undefined without results. */
  account: Footprint | undefined;
  disabled: boolean;
  onSave: (footprint: Footprint) => void;
}

/** Takes the footprint of a year from the carbon account, and says when the two differ. */
export function AccountLink({ footprint, account, disabled, onSave }: AccountLinkProps) {
  const { t } = useTranslation('assessment');
  const { mass } = useFigures();
  const isLinked = footprint.isFromAccount === true;
  if (!account && !isLinked) return null;
  const { year } = footprint;
  const isEmpty = statesNothing(footprint);
  const differs = account !== undefined && !isEmpty && !statesTheSame(account, footprint);
  const written = (of: Footprint) =>
    footprintParts
      .map((part) => {
        const value = of[part];
        return value === null ? '–' : mass(value);
      })
      .join('\u00a0/\u00a0');
  const canTake = account !== undefined && (!isLinked || differs);
  return (
    <div className={styles.account}>
      {isLinked && <p>{t(account ? 'footprint.account.linked' : 'footprint.account.gone')}</p>}
      {differs && (
        <p className={styles.differs}>
          {t('footprint.account.differs', { account: written(account), here: written(footprint) })}
        </p>
      )}
      {!disabled && (
        <div className={styles.accountButtons}>
          {canTake && (
            <Button size="small" onClick={() => onSave({ ...account, isFromAccount: true })}>
              <Link2 size={16} aria-hidden />
              {t(isLinked ? 'footprint.account.update' : 'footprint.account.take')}
              <VisuallyHidden> {year}</VisuallyHidden>
            </Button>
          )}
          {isLinked && (
            <Button size="small" variant="quiet" onClick={() => onSave(withoutAccount(footprint))}>
              <Unlink size={16} aria-hidden />
              {t('footprint.account.unlink')}
              <VisuallyHidden> {year}</VisuallyHidden>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
