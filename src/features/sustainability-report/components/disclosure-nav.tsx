import { Link, navigate } from 'gatsby';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Disclosure } from '../../../../core/terms/disclosures';
import { SelectField } from '../../../components/form/select-field';
import { useLocale } from '../../../lib/i18n/use-locale';
import { themeOf, themes } from '../disclosure-theme';
import { useDisclosureName } from '../../../domain/reports/use-disclosure-name';
import { reportPath } from '../paths';
import type { ReportView } from '../report-view';
import * as styles from './disclosure-nav.module.css';

/** The disclosures with their progress; on a narrow screen a select field. */
export function DisclosureNav({ view, current }: { view: ReportView; current: Disclosure }) {
  const { t } = useTranslation('sustainability-report');
  const { pathTo } = useLocale();
  const nameOf = useDisclosureName();
  const { year } = view.report;
  const to = (id: Disclosure) => pathTo(reportPath(year, id));
  const countOf = ({ answered, total }: { answered: number; total: number }) =>
    total === 0 ? '' : t('nav.count', { answered, total });
  return (
    <>
      <nav className={styles.wide} aria-label={t('nav.label')}>
        {themes.map((theme) => (
          <div key={theme}>
            <p className={styles.theme}>{t(`themes.${theme}`)}</p>
            <ol className={styles.list}>
              {view.disclosures
                .filter(({ id }) => themeOf(id) === theme)
                .map(({ id, progress }) => (
                  <li key={id}>
                    <Link
                      className={styles.link}
                      to={to(id)}
                      aria-current={id === current ? 'page' : undefined}
                    >
                      <span>{nameOf(id)}</span>
                      {progress.total > 0 && progress.answered === progress.total ? (
                        <Check size={16} className={styles.done} aria-label={t('nav.complete')} />
                      ) : (
                        <span className={styles.count}>{countOf(progress)}</span>
                      )}
                    </Link>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </nav>
      <div className={styles.narrow}>
        <SelectField
          label={t('nav.label')}
          value={current}
          options={view.disclosures.map(({ id, progress }) => ({
            value: id,
            label: [nameOf(id), countOf(progress)].filter(Boolean).join(' · '),
          }))}
          onChange={(id) => void navigate(to(id))}
        />
      </div>
    </>
  );
}
