import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { useBaseComparison } from '../../boundary/use-base-comparison';
import { VerificationLine } from '../../verification/verification-line';
import { verificationOfReport } from '../../verification/verification-of-report';
import { shareOf } from '../shared/contribution-shares';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { inventoryOf, scopes } from '../../shared/inventory';
import { scopeColours } from '../shared/scope-colours';
import type { RowsFilter } from '../rows/rows';
import { TotalFigure } from './total-figure';
import * as styles from '../shared/results.module.css';

const scopeNumbers = { scope1: '1', scope2: '2', scope3: '3' } as const;

interface TotalsProps {
  report: YearReport;
  onShowRows: (filter: RowsFilter) => void;
  /** Whether the total is up to date, with the button that calculates it again. */
  state?: ReactNode;
}

/** The total with its uncertainty, the three scopes, and the memo figures. */
export function Totals({ report, onShowRows, state }: TotalsProps) {
  const { year, totals, uncertaintyPercent, boundary, change } = report;
  const { t } = useTranslation('carbon-results');
  const { figure, tons } = useFigures();
  const compare = useBaseComparison();
  const inventory = inventoryOf(totals);
  const sinceBase = compare({ year, totals, base: boundary?.base ?? null }).total;
  const { holds: verification } = verificationOfReport(report);
  const percent = (value: number) => t('carbon:percent', { value: figure(value, 'percent') });
  return (
    <section className={styles.totals} aria-label={t('totals.title')}>
      <div className={styles.total}>
        <div className={styles.head}>
          <h2 className={styles.caption}>{t('totals.title')}</h2>
          {state && <div className={styles.state}>{state}</div>}
        </div>
        <TotalFigure report={report} />
        <p className={styles.small}>
          {t('totals.uncertainty', { percent: figure(uncertaintyPercent, 'percent') })}
        </p>
        {verification && (
          <p className={styles.small}>
            <VerificationLine verification={verification} />
          </p>
        )}
        {sinceBase && boundary?.base?.year !== change?.fromYear && (
          <p className={styles.small}>{sinceBase}</p>
        )}
        {totals.scope3Saved > 0 && (
          <p className={styles.small}>{t('totals.measures', { value: tons(totals.totalWithMeasures) })}</p>
        )}
      </div>
      <div className={styles.scopes}>
        {scopes.map((scope) => (
          <div
            key={scope}
            className={styles.scope}
            style={{ '--scope': scopeColours[scope] } as CSSProperties}
          >
            <h2 className={styles.caption}>
              <button
                type="button"
                className={styles.rowsOfScope}
                onClick={() => onShowRows({ scope: scopeNumbers[scope] })}
              >
                {t(`carbon:scope.${scope}`)}
              </button>
            </h2>
            <p className={styles.middle}>{t('carbon:tons', { value: tons(inventory[scope]) })}</p>
            <div className={styles.notes}>
              <p className={styles.small}>
                {t('totals.share', { percent: percent(shareOf(inventory[scope], totals.total)) })}
              </p>
              {scope === 'scope2' && (
                <p className={styles.small}>
                  {t('totals.locationBased', { value: tons(totals.scope2LocationBased) })}
                </p>
              )}
              {scope === 'scope1' && totals.biogenic > 0 && (
                <p className={styles.small}>{t('totals.biogenic', { value: tons(totals.biogenic) })}</p>
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
