import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Absence } from '../../../../core/contracts/ca-boundary';
import * as styles from './exclusion-list.module.css';
import { useBoundaryNames } from './use-boundary-names';

interface AbsenceListProps {
  absences: readonly Absence[];
  /** Actions for an absence. */
  buttons?: (absence: Absence, index: number) => ReactNode;
}

/** Scopes and categories that the company has none of, each with its reason. */
export function AbsenceList({ absences, buttons }: AbsenceListProps) {
  const { t } = useTranslation('carbon-boundary');
  const names = useBoundaryNames();
  if (absences.length === 0) return <p>{t('absences.none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('absences.title')}>
      {absences.map((absence, index) => (
        <li key={`${index}/${absence.parts.join()}`} className={styles.item}>
          <div className={styles.text}>
            {absence.parts.map((part) => (
              <p key={part} className={styles.name}>
                {names.part(part)}
              </p>
            ))}
            <p>{absence.reason}</p>
          </div>
          {buttons && <div className={styles.buttons}>{buttons(absence, index)}</div>}
        </li>
      ))}
    </ul>
  );
}
