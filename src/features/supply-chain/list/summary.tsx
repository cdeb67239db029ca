import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import type { SupplyChainPermissions } from '../../../../core/access/supply-chain';
import { numberFormat } from '../../../../core/i18n/intl';
import { countByStatus, coveredSpend } from './filter';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';
import * as styles from './summary.module.css';

interface SummaryProps {
  suppliers: readonly Supplier[];
  permissions: SupplyChainPermissions | null;
  spendYear: number | null;
}

function SummaryOf({ suppliers, permissions, spendYear }: SummaryProps) {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const { percent, finePercent: spendShare } = useFigures();
  const counts = countByStatus(suppliers);
  const number = (value: number) => numberFormat(locale).format(value);
  const share = suppliers.length > 0 ? percent((100 * counts.submitted) / suppliers.length) : undefined;
  const tiles = [
    { name: t('summary.suppliers'), value: number(counts.all) },
    { name: t('summary.submitted'), value: number(counts.submitted), note: share },
    { name: t('summary.waiting'), value: number(counts.waiting) },
    {
      name: t('summary.covered'),
      value: spendYear === null ? '–' : spendShare(coveredSpend(suppliers)),
      note: spendYear === null ? t('summary.noSpend') : t('summary.ofSpend', { year: spendYear }),
    },
    // In a trial the notice above shows the number.
    ...(permissions?.canInvite && !permissions.isTrialMode
      ? [
          {
            name: t('summary.invites'),
            value: number(permissions.remainingInvites),
            note: t('summary.ofQuota', { quota: number(permissions.inviteQuota) }),
          },
        ]
      : []),
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value, note }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd>
            {value} {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Numbers of suppliers, answers, missing answers and remaining invitations, and the share of purchases that
 * the answers cover.
 */
export const Summary = memo(SummaryOf);
