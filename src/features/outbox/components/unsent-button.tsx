import { CloudOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../../core/i18n/intl';
import { classNames } from '../../../components/class-names';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useUnsent } from '../hooks/use-unsent';
import * as styles from './unsent-button.module.css';
import { UnsentDrawer } from './unsent-drawer';

/** The number of unsent edits; opens their list. Renders nothing when everything is sent. */
export function UnsentButton({ shape }: { shape: 'full' | 'compact' }) {
  const { t } = useTranslation('offline');
  const { locale } = useLocale();
  const { count, refused } = useUnsent();
  const [open, setOpen] = useState(false);
  const text = refused > 0 ? t('unsent.decide', { count: refused }) : t('unsent.count', { count });
  const Icon = refused > 0 ? TriangleAlert : CloudOff;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className={classNames(
            styles.button,
            refused > 0 && styles.decide,
            shape === 'compact' && styles.compact,
          )}
          aria-label={text}
          onClick={() => setOpen(true)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {shape === 'full' ? text : numberFormat(locale).format(refused || count)}
        </button>
      )}
      {open && <UnsentDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
