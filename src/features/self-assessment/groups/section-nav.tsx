import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/class-names';
import { useScrollHint } from '../../../components/layout/use-scroll-hint';
import * as styles from './section-nav.module.css';

export interface NavSection {
  /** Id of the section in the page. */
  id: string;
  title: string;
  answered: number;
  total: number;
}

/** The sections of a form with their progress; on a narrow screen in a scrolling row. */
export function SectionNav({ sections }: { sections: readonly NavSection[] }) {
  const { t } = useTranslation('assessment');
  const [row, fading, more] = useScrollHint<HTMLOListElement>();
  return (
    <nav aria-label={t('nav.label')}>
      <ol ref={row} data-more={more} className={classNames(styles.list, fading)}>
        {sections.map(({ id, title, answered, total }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              <span>{title}</span>
              {answered === total && total > 0 ? (
                <Check size={16} className={styles.done} aria-label={t('nav.complete')} />
              ) : (
                <span className={styles.count}>{t('nav.count', { answered, total })}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
