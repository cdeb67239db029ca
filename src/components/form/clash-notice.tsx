import { useTranslation } from 'react-i18next';
import type { Clashes } from '../../lib/forms/use-draft-form';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import * as styles from './clash-notice.module.css';

interface ClashNoticeProps<Values> {
  form: Clashes<Values>;
  /** Formats a field's value; by default it is shown as it is. */
  show?: (name: keyof Values, value: string) => string;
}

/**
 * Fields that someone else has changed at the same time: nothing is saved until they are decided. The field names come
 * from the registration texts.
 */
export function ClashNotice<Values extends Record<keyof Values, string>>({
  form: { values, stored, clashes, decide },
  show = (_name, value) => value,
}: ClashNoticeProps<Values>) {
  const { t } = useTranslation('account');
  if (clashes.length === 0) return null;
  const shown = (name: keyof Values, value: string) => show(name, value) || t('audit.nothing');
  return (
    <Notice tone="caution" title={t('clash.title')}>
      <p>{t('clash.text')}</p>
      <ul className={styles.clashes}>
        {clashes.map((name) => {
          const label: string = t([`registration:fields.${String(name)}`] as never);
          const theirs = shown(name, stored[name]);
          const mine = shown(name, values[name]);
          return (
            <li key={String(name)} className={styles.clash}>
              <span className={styles.values}>{t('clash.values', { label, theirs, mine })}</span>
              <Button
                size="small"
                data-clash
                aria-label={t('clash.keepOf', { label, value: mine })}
                onClick={() => decide(name, 'mine')}
              >
                {t('clash.keep')}
              </Button>
              <Button
                size="small"
                aria-label={t('clash.takeOf', { label, value: theirs })}
                onClick={() => decide(name, 'theirs')}
              >
                {t('clash.take')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
