import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useThisYear } from '../../../lib/timing/use-today';
import { writeAnswer } from '../answers/read-answer';
import {
  footprintParts,
  footprintsOnSheet,
  reductionParts,
  reductionsOnSheet,
  type ReductionPart,
} from '../sheet/list-rows';
import type { CompanyLists } from '../sheet/questionnaire';
import * as styles from './print.module.css';

interface PrintListProps {
  section: string;
  lists: CompanyLists;
  /** Without rows to fill in. */
  isRecord: boolean;
}

/** The targets or the emissions by year, printed below the questions of their section. */
export function PrintList({ section, ...printed }: PrintListProps) {
  if (section === 'targets') return <PrintTargets {...printed} />;
  return section === 'inventory' ? <PrintFootprints {...printed} /> : null;
}

function PrintFootprints({ lists, isRecord }: Omit<PrintListProps, 'section'>) {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  const thisYear = useThisYear();
  const footprints = footprintsOnSheet(lists, thisYear).filter(
    ({ year }) => !isRecord || lists.footprints.some((each) => each.year === year),
  );
  if (footprints.length === 0) return null;
  return (
    <>
      <h3 className={styles.label}>{t('footprint.title')}</h3>
      <p className={styles.help}>{t('footprint.help')}</p>
      {footprints.map((footprint) => (
        <PrintRow
          key={footprint.year}
          title={t('footprint.ofYear', { year: footprint.year })}
          parts={footprintParts.map((part) => ({
            label: `${t(`footprint.${part}`)} (${t('footprint.unit')})`,
            answer: writeAnswer('number', footprint[part], locale),
          }))}
        />
      ))}
    </>
  );
}

function PrintTargets({ lists, isRecord }: Omit<PrintListProps, 'section'>) {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  const known = new Set(lists.reductions.map(({ id }) => id));
  const targets = isRecord ? lists.reductions : reductionsOnSheet(lists);
  if (targets.length === 0) return null;
  const label = (part: ReductionPart) => `${t(`target.${part}`)}${part === 'reductionPercent' ? ' (%)' : ''}`;
  return (
    <>
      <h3 className={styles.label}>{t('target.listTitle')}</h3>
      <p className={styles.help}>{t('target.help')}</p>
      {targets.map((target, index) => (
        <PrintRow
          key={target.id}
          title={t('target.numbered', { number: index + 1 })}
          parts={reductionParts.map((part) => ({
            label: label(part),
            answer:
              part === 'scope'
                ? known.has(target.id) && t(`target.${target.scope}`)
                : writeAnswer(part === 'reductionPercent' ? 'number' : 'year', target[part], locale),
          }))}
        />
      ))}
    </>
  );
}

function PrintRow({
  title,
  parts,
}: {
  title: string;
  parts: readonly { label: string; answer: string | false }[];
}) {
  return (
    <div className={styles.item}>
      <h4 className={styles.label}>{title}</h4>
      <dl className={styles.parts}>
        {parts.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.line}>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
