import { useTranslation } from 'react-i18next';
import type { ReportSection } from '../../../../core/vsme/taxonomy';
import { useReportTexts } from '../hooks/use-report-texts';
import type { ReportView } from '../report-view';
import * as styles from './paper.module.css';
import { linesOf } from './report-lines';

/** A section on paper: its values, or that it does not apply or is left out. */
export function PaperSection({ view, section }: { view: ReportView; section: ReportSection }) {
  const { t } = useTranslation('sustainability-report');
  const texts = useReportTexts();
  const omission = view.report.omissions.find((each) => each.section === section.id);
  const lines = linesOf(section, view.facts);
  return (
    <div className={styles.section}>
      <h3 className={styles.subheading}>{texts.section(section)}</h3>
      {omission ? (
        <p>
          {t(`paper.${omission.kind}`)}
          {omission.kind === 'notApplicable' && omission.reason !== '' && ` ${omission.reason}`}
        </p>
      ) : lines.length === 0 ? (
        <p className={styles.muted}>{t('paper.nothing')}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.hidden}>{texts.section(section)}</caption>
          <tbody>
            {lines.map(({ concept, member, fact }) => (
              <tr key={`${concept.name} ${member}`}>
                <th scope="row">
                  {texts.concept(concept.name)}
                  {member !== '' && <span className={styles.member}>{texts.member(section, member)}</span>}
                </th>
                <td className={typeof fact.value === 'number' ? styles.figure : undefined}>
                  {texts.value(concept, fact.value, view.report.currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
