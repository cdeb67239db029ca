import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n/use-locale';
import { writeAnswer } from '../answers/read-answer';
import {
  footprintParts,
  footprintsOnSheet,
  reductionParts,
  reductionsOnSheet,
  type ReductionPart,
} from '../sheet/list-rows';
import type { CompanyLists } from '../sheet/questionnaire';
import * as styles from './paper.module.css';

interface PaperListProps {
  section: string;
  lists: CompanyLists;
}

/** The targets or the emissions by year, printed below the questions of their section. */
export function PaperList({ section, lists }: PaperListProps) {
  if (section === 'targets') return <PaperTargets lists={lists} />;
  return section === 'inventory' ? <PaperFootprints lists={lists} /> : null;
}

function PaperFootprints({ lists }: Pick<PaperListProps, 'lists'>) {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  return (
    <>
      <h3 className={styles.label}>{t('footprint.title')}</h3>
      <p className={styles.help}>{t('footprint.help')}</p>
      {footprintsOnSheet(lists, new Date().getFullYear()).map((footprint) => (
        <PaperRow
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

function PaperTargets({ lists }: Pick<PaperListProps, 'lists'>) {
  const { t } = useTranslation('assessment');
  const { locale } = useLocale();
  const known = new Set(lists.reductions.map(({ id }) => id));
  const label = (part: ReductionPart) => `${t(`target.${part}`)}${part === 'reductionPercent' ? ' (%)' : ''}`;
  return (
    <>
      <h3 className={styles.label}>{t('target.listTitle')}</h3>
      <p className={styles.help}>{t('target.help')}</p>
      {reductionsOnSheet(lists).map((target, index) => (
        <PaperRow
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

function PaperRow({
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
