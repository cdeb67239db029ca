import { useTranslation } from 'react-i18next';
import type { CodePage } from '../../../core/tables/decode-text';
import { listFormat } from '../../../core/i18n/intl';
import { useLocale } from '../../lib/i18n/use-locale';
import { Notice } from '../ui/notice';
import { SelectField } from './select-field';
import * as styles from './encoding-notice.module.css';

interface EncodingNoticeProps {
  codePage: CodePage;
  /** All that can be chosen. */
  possible: readonly CodePage[];
  /** Texts of the file that show whether it is the right one. */
  samples: readonly string[];
  onChoose: (codePage: CodePage) => void;
}

/** How the letters of a file that is not in Unicode were read, to be checked and corrected. */
export function EncodingNotice({ codePage, possible, samples, onChoose }: EncodingNoticeProps) {
  const { t } = useTranslation('sheets');
  const { locale } = useLocale();
  const texts = samples.map((name) => t('encoding.quoted', { name }));
  return (
    <Notice tone="caution" title={t('encoding.title')}>
      <p>{t('encoding.text', { texts: listFormat(locale).format(texts), count: texts.length })}</p>
      <div className={styles.choice}>
        <SelectField
          label={t('encoding.label')}
          value={codePage}
          onChange={onChoose}
          options={possible.map((value) => ({ value, label: t(`encoding.names.${value}`) }))}
        />
      </div>
    </Notice>
  );
}
