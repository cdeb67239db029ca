import { useTranslation } from 'react-i18next';
import { codePages, type CodePage } from '../../../../core/tables/decode-text';
import { listFormat } from '../../../../core/i18n/intl';
import { SelectField } from '../../../components/form/select-field';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';

interface EncodingNoticeProps {
  codePage: CodePage;
  /** Texts of the file that show whether it is the right one. */
  samples: readonly string[];
  onChoose: (codePage: CodePage) => void;
}

/** How the letters of a file that is not in Unicode were read, to be checked and corrected. */
export function EncodingNotice({ codePage, samples, onChoose }: EncodingNoticeProps) {
  const { t } = useTranslation('carbon-files');
  const { locale } = useLocale();
  const texts = samples.map((name) => t('errors.quoted', { name }));
  return (
    <Notice tone="caution" title={t('encoding.title')}>
      <p>{t('encoding.text', { texts: listFormat(locale).format(texts), count: texts.length })}</p>
      <SelectField
        label={t('encoding.label')}
        value={codePage}
        onChange={onChoose}
        options={codePages.map((value) => ({ value, label: t(`encoding.names.${value}`) }))}
      />
    </Notice>
  );
}
