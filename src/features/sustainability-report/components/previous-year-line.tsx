import { useTranslation } from 'react-i18next';
import { isSame } from '../../../../core/compare/is-same';
import type { Fact } from '../../../../core/vsme/facts';
import { placeKey, type ValuePlace } from '../../../../core/terms/report-value';
import type { Concept } from '../../../../core/vsme/taxonomy';
import { Button } from '../../../components/ui/button';
import { useReportContext } from '../hooks/use-report-context';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import * as styles from './report.module.css';

interface BeforeLineProps {
  concept: Concept;
  place: ValuePlace;
  fact: Fact | undefined;
}

/** The value of the previous year, with a button to reuse it. */
export function PreviousYearLine({ concept, place, fact }: BeforeLineProps) {
  const { t } = useTranslation('sustainability-report');
  const { view, before, save, disabled } = useReportContext();
  const texts = useReportTexts();
  const value = before.get(placeKey(place));
  if (value === undefined || isSame(value, fact?.value)) return null;
  const shown = texts.value(concept, value, view.report.currency);
  return (
    <p className={styles.origin}>
      <span className={styles.before}>{t('before.was', { year: view.report.year - 1, value: shown })}</span>
      {!disabled && !fact && (
        <Button
          size="small"
          variant="quiet"
          flush
          aria-label={t('before.takeOf', { label: texts.concept(place.concept) })}
          onClick={() => save.value(place, value)}
        >
          {t('before.take')}
        </Button>
      )}
    </p>
  );
}
