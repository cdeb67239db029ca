import { Link2, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  isEmptyFootprint,
  hasSameFigures,
  withoutAccount,
} from '../../../../core/assessment/account-footprint';
import type { Footprint } from '../../../../core/contracts/assessment';
import { Button } from '../../../components/ui/button';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useFigures } from '../../../lib/i18n/use-figures';
import { emptyFootprint, footprintParts } from '../sheet/list-rows';
import * as styles from './rows.module.css';

interface AccountLinkProps {
  footprint: Footprint;
  /** The figures of the year's carbon account; undefined without results. */
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
  const isEmpty = isEmptyFootprint(footprint);
  const differs = account !== undefined && !isEmpty && !hasSameFigures(account, footprint);
  const written = (value: number | null) =>
    value === null ? '–' : `${mass(value)}\u00a0${t('footprint.unit')}`;
  const canTake = account !== undefined && (!isLinked || differs);
  return (
    <div className={styles.account}>
      {isLinked && <p>{t(account ? 'footprint.account.linked' : 'footprint.account.gone')}</p>}
      {differs && (
        <ul className={styles.differs}>
          {footprintParts
            .filter((part) => !hasSameFigures(only(part, account), only(part, footprint)))
            .map((part) => (
              <li key={part}>
                {t('footprint.account.differs', {
                  scope: t(`footprint.${part}`),
                  account: written(account[part]),
                  here: written(footprint[part]),
                })}
              </li>
            ))}
        </ul>
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

/** A footprint with one scope only. */
const only = (part: (typeof footprintParts)[number], footprint: Footprint): Footprint => ({
  ...emptyFootprint(footprint.year),
  [part]: footprint[part],
});
