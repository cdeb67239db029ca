import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryConcepts } from '../../../../core/vsme/scope-3-categories';
import { useReportContext } from '../hooks/use-report-context';
import * as styles from './report.module.css';
import { ValueItem } from './value-item';

/** Scope 3 by category, below its total. Initially open if any category is known. */
export function ScopeCategories() {
  const { t } = useTranslation('sustainability-report');
  const { view } = useReportContext();
  const [isOpen] = useState(() => categoryConcepts.some((concept) => view.facts.has(concept)));
  return (
    <details className={styles.categories} open={isOpen}>
      <summary>{t('field.byCategory')}</summary>
      <div className={styles.categoryValues}>
        {categoryConcepts.map((concept) => (
          <ValueItem key={concept} place={{ concept, member: '' }} />
        ))}
      </div>
    </details>
  );
}
