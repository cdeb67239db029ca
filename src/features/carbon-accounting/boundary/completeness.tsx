import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { enumerated } from '../../../../core/i18n/intl';
import { Notice } from '../../../components/ui/notice';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useAccess } from '../shared/use-access';
import * as cells from '../shared/cells.module.css';
import { YearLink } from '../shared/year-link';
import * as styles from './completeness.module.css';
import { useBoundaryNames } from './use-boundary-names';

interface CompletenessProps {
  report: YearReport;
  /** Print has no links. */
  forPrint?: boolean;
}

const sections = new Map<string, 'scope1' | 'scope2' | 'spend'>([
  ['scope1', 'scope1'],
  ['scope2', 'scope2'],
  ['category1', 'spend'],
]);

/** How complete a year is within its boundary, and what is missing; for screen and print. */
export function Completeness({ report: { year, completeness }, forPrint = false }: CompletenessProps) {
  const { t } = useTranslation('carbon-results');
  const { figure } = useFigures();
  const { locale, pathTo } = useLocale();
  const { canManage } = useAccess();
  const names = useBoundaryNames();
  if (!completeness) return null;
  const { percent, missing, contradicted } = completeness;
  const leads = canManage && !forPrint;
  return (
    <>
      <p>
        {t('completeness.summary', { percent: t('carbon:percent', { value: figure(percent, 'percent') }) })}
      </p>
      {missing.length > 0 && (
        <>
          <p>{t('completeness.missing')}</p>
          <ul className={styles.missing} aria-label={t('completeness.missing')}>
            {missing.map((part) => (
              <li key={part}>
                {leads ? (
                  <YearLink year={year} page="update" section={sections.get(part) ?? 'scope3'}>
                    {names.part(part)}
                  </YearLink>
                ) : (
                  names.part(part)
                )}
              </li>
            ))}
          </ul>
          {leads && (
            <p>
              <Link to={pathTo('/carbon-accounting/settings/')} className={cells.name}>
                {t('completeness.settle')}
              </Link>
            </p>
          )}
        </>
      )}
      {contradicted.length > 0 && (
        <Notice tone="caution">
          {t('completeness.contradicted', { parts: enumerated(contradicted.map(names.part), locale) })}
        </Notice>
      )}
    </>
  );
}
