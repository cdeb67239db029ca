import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { otherReading } from '../../../core/assessment/parse-number';
import { numberFormat } from '../../../core/i18n/intl';
import { useFigures } from '../../lib/i18n/use-figures';
import { useLocale } from '../../lib/i18n/use-locale';
import * as styles from './field.module.css';

/**
 * Shows how a number is read if two readings are possible: in `12.345` the point may separate thousands or decimals.
 * Shows nothing until the text differs from the initial one.
 */
export function NumberReading({ text }: { text: string }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const { parse } = useFigures();
  const [opened] = useState(text);
  const value = parse(text);
  const other = otherReading(text, locale);
  const isShown = text !== opened && value !== undefined && other !== undefined;
  const { format } = numberFormat(locale, { maximumFractionDigits: 3 });
  return (
    <div role="status">
      {isShown && (
        <p className={styles.hint}>{t('number.reading', { value: format(value), other: format(other) })}</p>
      )}
    </div>
  );
}
