import type { SustainabilityReport } from '../../../core/contracts/sustainability-report';
import { contradictionsIn, type Contradiction } from '../../../core/vsme/check-report';
import { factsOf, moduleOf, type Facts } from '../../../core/vsme/facts';
import { reportProgress, wholeProgress, type SectionProgress } from '../../../core/vsme/report-progress';
import { isInModule, type ReportModule, type ReportSection } from '../../../core/vsme/taxonomy';
import type { Disclosure } from '../../../core/terms/disclosures';
import { taxonomy } from '../../../data/vsme/taxonomy';

/** A report with derived data, including unsent changes. */
export interface ReportView {
  report: SustainabilityReport;
  facts: Facts;
  module: ReportModule;
  /** The disclosures of the module, in the order of the taxonomy. */
  disclosures: readonly { id: Disclosure; sections: readonly ReportSection[]; progress: SectionProgress }[];
  progress: SectionProgress;
  contradictions: readonly Contradiction[];
}

export function reportViewOf(report: SustainabilityReport): ReportView {
  const facts = factsOf(report, taxonomy);
  const module = moduleOf(report);
  const progress = reportProgress(report, facts, taxonomy);
  const ids = [
    ...new Set(taxonomy.sections.filter((each) => isInModule(each, module)).map((each) => each.disclosure)),
  ];
  return {
    ...{ report, facts, module },
    disclosures: ids.map((id) => ({
      id,
      sections: taxonomy.sections.filter(({ disclosure }) => disclosure === id),
      progress: progress.get(id) ?? { answered: 0, total: 0 },
    })),
    progress: wholeProgress(progress),
    contradictions: contradictionsIn(facts),
  };
}
