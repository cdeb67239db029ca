import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../components/class-names';
import * as fieldStyles from '../../../components/form/field.module.css';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import * as styles from './copy-report.module.css';

/** Copies the report; if the browser does not allow it, shows the text for manual copying. */
export function CopyReport({ text }: { text: () => string }) {
  const { t } = useTranslation('diagnostics');
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string>();
  const copy = async () => {
    const report = text();
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
    } catch {
      setByHand(report);
    }
  };
  return (
    <>
      <span role="status" className={styles.status}>
        {copied && t('copy.done')}
      </span>
      <Button onClick={() => void copy()}>{t('copy.action')}</Button>
      {byHand !== undefined && (
        <Dialog
          title={t('copy.byHand')}
          closeLabel={t('common:actions.close')}
          onClose={() => setByHand(undefined)}
        >
          <textarea
            className={classNames(fieldStyles.control, styles.text)}
            readOnly
            aria-label={t('copy.byHand')}
            rows={16}
            value={byHand}
          />
        </Dialog>
      )}
    </>
  );
}
