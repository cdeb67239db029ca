import { useTranslation } from 'react-i18next';
import type { FrozenBoundary as Frozen } from '../../../../core/contracts/ca-boundary';
import { AbsenceList } from './absence-list';
import { BoundaryFacts } from './boundary-facts';
import { ExclusionList } from './exclusion-list';
import * as styles from './frozen-boundary.module.css';
import { usePeriod } from './use-period';

/** The boundary of a year as it was when the year was calculated; for screen and print. */
export function FrozenBoundary({ year, boundary }: { year: number; boundary: Frozen }) {
  const { t } = useTranslation('carbon-boundary');
  const period = usePeriod();
  return (
    <div className={styles.parts}>
      <BoundaryFacts boundary={boundary} period={period(year, boundary.fiscalYearStart)} />
      <h3 className={styles.title}>{t('exclusions.title')}</h3>
      <ExclusionList exclusions={boundary.exclusions} />
      {boundary.absences.length > 0 && (
        <>
          <h3 className={styles.title}>{t('absences.title')}</h3>
          <AbsenceList absences={boundary.absences} />
        </>
      )}
    </div>
  );
}
