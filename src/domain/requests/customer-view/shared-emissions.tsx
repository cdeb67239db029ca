import { useTranslation } from 'react-i18next';
import type { Footprint } from '../../../../core/contracts/assessment';
import type { SharedFigure } from '../../../../core/contracts/shared-figures';
import { FigureFacts, type ShowStatement } from './figure-facts';
import { Footprints } from './footprints';
import * as styles from '../customer-view.module.css';

interface SharedEmissionsProps {
  figures: readonly SharedFigure[];
  /** See `FigureFacts`. */
  statement?: ShowStatement | undefined;
}

/** A supplier's emissions for one customer, year by year, with how each figure was calculated. */
export function SharedEmissions({ figures, statement }: SharedEmissionsProps) {
  const { t } = useTranslation('customer-view');
  const allocated = figures.filter((figure) => figure.allocated !== null);
  const newest = Math.max(...figures.map(({ year }) => year));
  return (
    <>
      <p className={styles.muted}>{t('emissions.text')}</p>
      {allocated.length > 0 && <Footprints footprints={yearsOf(allocated)} />}
      {figures.map((figure) => (
        <details key={figure.year} className={styles.preview} open={figure.year === newest}>
          <summary>{t('emissions.made', { year: figure.year })}</summary>
          <FigureFacts figure={figure} statement={statement} />
        </details>
      ))}
    </>
  );
}

/** Neither a scope outside the account nor a year that is not shared is stated. */
function yearsOf(figures: readonly SharedFigure[]): Footprint[] {
  const years = figures.map(({ year }) => year);
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const { year, allocated, covers } = figures.find((each) => each.year === first + index) ?? {
      year: first + index,
    };
    return {
      year,
      scope1TonsCO2e: allocated && covers?.scope1 ? allocated.scope1 : null,
      scope2TonsCO2e: allocated && covers?.scope2 ? allocated.scope2 : null,
      scope3TonsCO2e: allocated && covers?.purchases ? allocated.scope3 : null,
    };
  });
}
