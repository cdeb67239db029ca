import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../components/form/field-frame';
import * as styles from './invite-drawer.module.css';

const longestMessage = 2000;

interface MessageFieldProps {
  value: string;
  hint: string;
  onChange: (value: string) => void;
}

/** Words of the customer's own. */
export function MessageField({ value, hint, onChange }: MessageFieldProps) {
  const { t } = useTranslation('supply-chain');
  return (
    <FieldFrame label={t('fields.message')} optional={t('fields.optional')} hint={hint}>
      {(control) => (
        <textarea
          name="message"
          className={styles.message}
          maxLength={longestMessage}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
