import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { shareOf } from '../shared/contribution-shares';
import { inventoryOf, scopes } from '../../shared/inventory';
import { scopeColours } from '../shared/scope-colours';
import * as styles from '../shared/results.module.css';

/** The total of a year, its change since the year before, and a bar of its scopes. */
export function TotalFigure({ report: { totals, change } }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { finePercent, tons } = useFigures();
  const inventory = inventoryOf(totals);
  const total = t('carbon:tons', { value: tons(totals.total) });
  return (
    <>
      <p className={styles.big} style={{ '--letters': total.length } as CSSProperties}>
        {total}
      </p>
      {change && change.before > 0 && (
        <p className={styles.changed} data-direction={change.after < change.before ? 'less' : 'more'}>
          {t(change.after < change.before ? 'totals.less' : 'totals.more', {
            percent: finePercent(Math.abs(100 * (change.after / change.before - 1))),
            year: change.fromYear,
          })}
        </p>
      )}
      <div className={styles.scopeBar} aria-hidden>
        {scopes.map((scope) => (
          <span
            key={scope}
            style={{
              width: `${Math.max(0, shareOf(inventory[scope], totals.total))}%`,
              background: scopeColours[scope],
            }}
          />
        ))}
      </div>
    </>
  );
}
