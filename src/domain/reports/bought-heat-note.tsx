import { useTranslation } from 'react-i18next';
import type { Fact } from '../../../core/vsme/facts';
import type { ReportSection } from '../../../core/vsme/taxonomy';
import { taxonomy } from '../../../data/vsme/taxonomy';
import { boughtHeat } from './bought-heat';
import type { ReadReport } from './read-report';
import * as styles from './report-print.module.css';
import { useReportTexts } from './use-report-texts';

/** A note below the energy sources about what only their total contains; omitted with the total. */
export function BoughtHeatNote({ view, section }: { view: ReadReport; section: ReportSection }) {
  const { t } = useTranslation('sustainability-report');
  const texts = useReportTexts();
  const concept = taxonomy.concepts.get('TotalEnergyConsumption');
  const isLeftOut = view.report.omissions.some((omission) => omission.section === 'energyTotal');
  const amount = boughtHeat(section, view.facts);
  if (isLeftOut || !concept || amount === undefined) return null;
  const heat: Fact = { concept: concept.name, member: '', value: amount, origin: 'sum' };
  return (
    <p className={styles.muted}>
      {t('paper.boughtHeat', { amount: texts.fact(concept, heat, view.report.currency) })}
    </p>
  );
}
