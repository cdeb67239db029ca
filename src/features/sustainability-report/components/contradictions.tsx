import { useTranslation } from 'react-i18next';
import { placeKey } from '../../../../core/terms/report-value';
import { conceptsOf, type ReportSection } from '../../../../core/vsme/taxonomy';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { Notice } from '../../../components/ui/notice';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import type { ReportView } from '../report-view';

interface ContradictionsProps {
  view: ReportView;
  /** Only contradictions that involve values of these sections. */
  sections: readonly ReportSection[];
}

/** Totals that differ from their sum, and parts that exceed their whole. */
export function Contradictions({ view, sections }: ContradictionsProps) {
  const { t } = useTranslation('sustainability-report');
  const texts = useReportTexts();
  const own = new Set(sections.flatMap((section) => conceptsOf(section).map(({ concept }) => concept)));
  const found = view.contradictions.filter(({ concept, of }) =>
    [concept, ...of].some((each) => own.has(each)),
  );
  if (found.length === 0) return null;
  return (
    <Notice tone="caution" title={t('contradiction.title')}>
      {found.map((each) => {
        const concept = taxonomy.concepts.get(each.concept);
        if (!concept) return null;
        const figure = (value: number) => texts.value(concept, value, view.report.currency);
        const values = {
          label: texts.concept(each.concept),
          stated: figure(each.stated),
          parts: figure(each.parts),
        };
        return <p key={`${placeKey(each)} ${each.kind}`}>{t(`contradiction.${each.kind}`, values)}</p>;
      })}
    </Notice>
  );
}
