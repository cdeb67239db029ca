import { useTranslation } from 'react-i18next';
import type { Disclosure } from '../../../core/terms/disclosures';
import * as styles from './report-print.module.css';

interface EvidenceNamesProps {
  /** The files of the whole report. */
  files: readonly { disclosure: Disclosure; name: string }[] | undefined;
  of: Disclosure;
}

/** The names of a disclosure's files, if there are any. */
export function EvidenceNames({ files = [], of }: EvidenceNamesProps) {
  const { t } = useTranslation('sustainability-report');
  const names = files.filter(({ disclosure }) => disclosure === of).map(({ name }) => name);
  if (names.length === 0) return null;
  return <p className={styles.muted}>{t('paper.evidence', { names: names.join(' · ') })}</p>;
}
