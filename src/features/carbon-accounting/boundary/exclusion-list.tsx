import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exclusion } from '../../../../core/contracts/ca-boundary';
import * as styles from './exclusion-list.module.css';
import { useBoundaryNames } from './use-boundary-names';

interface ExclusionListProps {
  exclusions: readonly Exclusion[];
  /** Actions for an exclusion. */
  buttons?: (exclusion: Exclusion, index: number) => ReactNode;
}

/** What the accounts exclude, each with its reason. */
export function ExclusionList({ exclusions, buttons }: ExclusionListProps) {
  const { t } = useTranslation('carbon-boundary');
  const { category: nameOf } = useBoundaryNames();
  if (exclusions.length === 0) return <p>{t('exclusions.none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('exclusions.title')}>
      {exclusions.map((exclusion, index) => (
        <li key={`${index}/${exclusion.name}`} className={styles.item}>
          <div className={styles.text}>
            <p className={styles.name}>{exclusion.name}</p>
            {exclusion.category !== null && (
              <p className={styles.category}>
                {t('exclusions.ofCategory', { category: nameOf(exclusion.category) })}
                {exclusion.isWhole && ` · ${t('exclusions.whole')}`}
              </p>
            )}
            <p>{exclusion.reason}</p>
          </div>
          {buttons && <div className={styles.buttons}>{buttons(exclusion, index)}</div>}
        </li>
      ))}
    </ul>
  );
}
