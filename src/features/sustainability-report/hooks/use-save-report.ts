import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  placeKey,
  type EnteredValue,
  type Omission,
  type ReportValue,
  type ValuePlace,
} from '../../../../core/terms/report-value';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import type { Version } from '../../../lib/outbox/edit';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { saveReport } from '../edits';
import type { ReportView } from '../report-view';
import { useReportTexts } from '../../../domain/reports/use-report-texts';

export interface SaveReport {
  /**
   * Null deletes the value. `seen`: the version that it was typed over; by default, the one that is shown.
   */
  value: (place: ValuePlace, value: ReportValue | null, seen?: Version) => void;
  /** Deletes all values of a row together. */
  removeRow: (label: string, places: readonly ValuePlace[]) => void;
  /** Undefined: the section is reported. */
  omission: (section: string, omission: Omission | undefined) => void;
  /** The version that is shown. */
  version: () => number;
}

/** Saves a report value by value. The functions are stable while values change. */
export function useSaveReport({ report }: ReportView): SaveReport {
  const { t } = useTranslation('sustainability-report');
  const projectId = useProjectId();
  const save = useEdit(saveReport);
  const texts = useReportTexts();
  const current = useRef({ report, projectId, texts, t });
  useEffect(() => {
    current.current = { report, projectId, texts, t };
  });
  return useMemo(() => {
    const send = (
      about: string,
      question: string,
      changes: { values?: Changed[]; omissions?: ChangedOmission[] },
      seen: Version | undefined,
      options: Record<string, string> = {},
    ) => {
      const { report: shown, projectId: project, t: text } = current.current;
      if (project === undefined) return;
      const years = (changes.values ?? []).map(({ concept }) => concept).filter(isYear);
      const words = { question, of: text('report.title', { year: shown.year }), options, years };
      const version = (seen as number | undefined) ?? shown.version;
      void save({ projectId: project, year: shown.year, about, changes, version, words });
    };
    return {
      value(place, value, seen) {
        const { texts: words } = current.current;
        const options = optionsOf(place.concept, words, current.current.t);
        const values = [{ ...place, value }];
        send(placeKey(place), words.concept(place.concept), { values }, seen, options);
      },
      removeRow(label, places) {
        const [first] = places;
        if (first)
          send(
            `row/${placeKey(first)}`,
            label,
            { values: places.map((place) => ({ ...place, value: null })) },
            undefined,
          );
      },
      omission(section, omission) {
        const { texts: words, t: text } = current.current;
        const options = {
          notApplicable: text('section.notApplicable'),
          sensitive: text('section.sensitive'),
        };
        const omissions = [omission ?? { section, kind: null, reason: '' }];
        send(`omission/${section}`, words.section({ id: section }), { omissions }, undefined, options);
      },
      version: () => current.current.report.version,
    };
  }, [save]);
}

type Changed = Omit<EnteredValue, 'value'> & { value: ReportValue | null };
type ChangedOmission = Omit<Omission, 'kind'> & { kind: Omission['kind'] | null };

const isYear = (concept: string): boolean => taxonomy.concepts.get(concept)?.type === 'gYear';

/** Option texts, for comparing two answers. */
function optionsOf(
  name: string,
  texts: ReturnType<typeof useReportTexts>,
  t: ReturnType<typeof useTranslation<'sustainability-report'>>['t'],
): Record<string, string> {
  const concept = taxonomy.concepts.get(name);
  if (concept?.type === 'boolean') return { true: t('field.yes'), false: t('field.no') };
  // Long lists are left out; their codes are readable.
  if (!concept || concept.options.length > 60) return {};
  return Object.fromEntries(concept.options.map((option) => [option, texts.option(concept, option)]));
}
