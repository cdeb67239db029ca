import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../../../core/vsme/facts';
import { measuresFor, statesMeasures } from '../../../../core/vsme/measures';
import type { ValuePlace } from '../../../../core/terms/report-value';
import { Button } from '../../../components/ui/button';
import { loadQuestionTexts } from '../../../domain/requests/answers/load-question-texts';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useReportContext } from '../hooks/use-report-context';
import * as styles from './report.module.css';

interface MeasuresLineProps {
  place: ValuePlace;
  fact: Fact | undefined;
}

/**
 * The measures of the self-assessment that a text can mention: inserted in the reader's language, with a note
 * while the text differs.
 */
export function MeasuresLine({ place, fact }: MeasuresLineProps) {
  const { t } = useTranslation('sustainability-report');
  const { locale } = useLocale();
  const { view, save, disabled } = useReportContext();
  const [hasFailed, setFailed] = useState(false);
  const measures = measuresFor(place.concept, view.report.measures ?? []);
  const text = typeof fact?.value === 'string' ? fact.value : '';
  const currentText = useRef(text);
  useEffect(() => {
    currentText.current = text;
  });
  if (measures.length === 0) return null;
  const state = text === '' ? 'found' : statesMeasures(text, measures) ? 'said' : 'differs';

  const take = async () => {
    const names = (await loadQuestionTexts(locale)).measures;
    const lines = measures.map(({ id, startYear, ...degrees }) => {
      const line = t('measures.line', { name: names[id]?.label ?? id, ...degrees });
      return startYear === null ? line : t('measures.since', { line, year: startYear });
    });
    // It may have changed while the names were loading.
    const before = currentText.current;
    save.value(place, [...(before === '' ? [] : [before, '']), ...lines].join('\n'));
  };
  const attempt = () => {
    setFailed(false);
    void take().catch(() => setFailed(true));
  };

  return (
    <p className={styles.origin} {...(state === 'differs' && { 'data-differs': true })}>
      <span>{t(`measures.${state}`, { count: measures.length })}</span>
      {!disabled && state !== 'said' && (
        <Button size="small" variant="quiet" flush onClick={attempt}>
          {t(state === 'found' ? 'measures.take' : 'measures.add')}
        </Button>
      )}
      {hasFailed && <span role="alert">{t('measures.failed')}</span>}
    </p>
  );
}
