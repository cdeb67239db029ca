import { Link2, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../../../core/vsme/facts';
import type { Concept } from '../../../../core/vsme/taxonomy';
import { Button } from '../../../components/ui/button';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useReportContext } from '../hooks/use-report-context';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import * as styles from './report.module.css';

/** The source that a value follows; or that it was overwritten, with the source's value. */
export function OriginLine({ concept, fact }: { concept: Concept; fact: Fact }) {
  const { t } = useTranslation('sustainability-report');
  const { view, save, disabled } = useReportContext();
  const texts = useReportTexts();
  const { origin, overwritten } = fact;
  if (origin !== 'entered')
    return (
      <p className={styles.origin}>
        <span className={styles.source}>
          <Link2 size={14} aria-hidden />
          <span>{t('origin.follows', { source: t(`origin.${origin}`) })}</span>
        </span>
      </p>
    );
  if (!overwritten) return null;
  const known = texts.value(concept, overwritten.value, view.report.currency);
  return (
    <p className={styles.origin} data-differs>
      <span className={styles.source}>
        <Pencil size={14} aria-hidden />
        <span>{t('origin.differs', { source: t(`origin.${overwritten.origin}`), value: known })}</span>
      </span>
      {!disabled && (
        <Button size="small" variant="quiet" flush onClick={() => save.value(fact, null)}>
          {t('origin.follow')}
          <VisuallyHidden> {texts.concept(fact.concept)}</VisuallyHidden>
        </Button>
      )}
    </p>
  );
}
