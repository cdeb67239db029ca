import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountVerification } from '../../../../core/contracts/verification';
import { Day } from '../../../components/ui/day';
import * as styles from './verification-line.module.css';

/** Who has verified an account, with which assurance, by which standard and when; in one line. */
export function VerificationLine({ verification }: { verification: AccountVerification }) {
  const { t } = useTranslation('carbon-results');
  const { provider, assurance, standard, completedOn } = verification;
  const parts = [t('verification.by', { provider }), t(`verification.levels.${assurance}`), standard];
  return (
    <>
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={index}>
          <span className={styles.part}>{part} ·</span>{' '}
        </Fragment>
      ))}
      <span className={styles.part}>
        <Day value={completedOn} />
      </span>
    </>
  );
}
