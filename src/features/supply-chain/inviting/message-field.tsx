import { useTranslation } from 'react-i18next';
import { maxMessageLength } from '../../../../core/invitation/limits';
import { FieldFrame } from '../../../components/form/field-frame';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import * as styles from './invite-drawer.module.css';

/** The customer's own message. */
export function MessageField({ hint, error, onChange, ...rest }: FieldControl<string> & { hint: string }) {
  const { t } = useTranslation('supply-chain');
  return (
    <FieldFrame label={t('fields.message')} optional={t('fields.optional')} hint={hint} error={error}>
      {(control) => (
        <textarea
          className={styles.message}
          maxLength={maxMessageLength}
          onChange={(event) => onChange(event.target.value)}
          {...rest}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
