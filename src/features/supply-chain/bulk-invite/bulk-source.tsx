import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { numberFormat } from '../../../../core/i18n/intl';
import { maxSuppliers } from '../../../../core/invitation/limits';
import { FormDialog } from '../../../components/form/form-dialog';
import { TextAreaField } from '../../../components/form/text-area-field';
import { Button } from '../../../components/ui/button';
import { FileButton } from '../../../components/ui/file-button';
import { Notice } from '../../../components/ui/notice';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { sheetTypes } from '../../../lib/sheets/sheet-types';
import type { useReadSheet } from './use-read-sheet';
import type { BulkForm } from './bulk-form';
import { supplyChainSlice } from '../supply-chain-slice';
import { BulkDefaults } from './bulk-defaults';
import * as styles from './bulk.module.css';

interface BulkSourceProps {
  form: DraftForm<BulkForm>;
  sheet: ReturnType<typeof useReadSheet>;
  /** How the letters of a file were read. */
  notice: ReactNode;
}

/** Source of the suppliers to invite: a file or the clipboard, with defaults for all. */
export function BulkSource({ form, sheet, notice }: BulkSourceProps) {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const { problem, open, template } = sheet;
  const number = (value: number) => numberFormat(locale).format(value);

  return (
    <FormDialog
      placement="drawer"
      title={t('many.title')}
      form={form}
      className={styles.stack}
      confirm={t('many.read')}
      disabled={form.values.pasted.trim() === ''}
      keepsInput
      onClose={() => dispatch(supplyChainSlice.actions.inviteClosed())}
    >
      <p>{t('many.text', { most: number(maxSuppliers) })}</p>
      {problem && (
        <Notice tone="negative">
          {problem.kind === 'tooMany'
            ? t('many.tooMany', { number: number(problem.count), most: number(maxSuppliers) })
            : t(`many.${problem.kind}`, { most: number(maxSuppliers) })}
        </Notice>
      )}
      {problem && notice}
      <div className={styles.buttons}>
        <FileButton accept={sheetTypes} onFile={(file) => void open(file)}>
          {t('many.choose')}
        </FileButton>
        <Button onClick={() => void template('xlsx')}>
          <Download size={16} aria-hidden />
          {t('many.template')}
        </Button>
      </div>
      <TextAreaField
        label={t('many.paste')}
        hint={t('many.pasteHint')}
        rows={5}
        wrap="off"
        {...form.field('pasted')}
      />
      <BulkDefaults field={form.field} />
    </FormDialog>
  );
}
