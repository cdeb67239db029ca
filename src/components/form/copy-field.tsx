import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import * as styles from './copy-field.module.css';
import * as fieldStyles from './field.module.css';

/** A text to copy. If the browser cannot copy it, it is selected for copying by hand. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('common');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'byHand'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      input.current?.select();
      setOutcome('byHand');
    }
  };
  return (
    <div className={styles.copy}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input ref={input} id={id} className={fieldStyles.control} readOnly value={value} />
      <Button aria-label={t('copy.of', { what: label })} onClick={() => void copy()}>
        {t('copy.action')}
      </Button>
      <span role="status" className={styles.copied}>
        {outcome && t(`copy.${outcome}`)}
      </span>
    </div>
  );
}
