import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { numberFormat } from '../../../../core/i18n/intl';
import { TextAreaField } from '../../../components/form/text-area-field';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { FileButton } from '../../../components/ui/file-button';
import { Notice } from '../../../components/ui/notice';
import { useManyDefaults, useManyList } from '../hooks/use-many-draft';
import { useReadSheet } from '../hooks/use-read-sheet';
import { mostSuppliers } from '../sheet/read-suppliers';
import { supplyChainSlice } from '../supply-chain-slice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { ManyDefaults } from './many-defaults';
import * as styles from './many.module.css';

/**
 * Where the suppliers to invite stand: in a file, or in the clipboard; and what holds for all of them. It stays until
 * they are invited or given up, also when the drawer is closed.
 */
export function ManySource() {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const dispatch = useDispatch();
  const list = useManyList();
  const { clear: clearDefaults } = useManyDefaults();
  const { problem, open, paste, template } = useReadSheet(t('title'), list.take);
  const close = () => dispatch(supplyChainSlice.actions.inviteClosed());
  const giveUp = () => {
    list.clear();
    clearDefaults();
    close();
  };
  const number = (value: number) => numberFormat(locale).format(value);

  return (
    <Dialog
      placement="drawer"
      title={t('many.title')}
      closeLabel={t('common:actions.close')}
      onClose={close}
      actions={
        <>
          <Button onClick={giveUp}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={list.pasted.trim() === ''}
            onClick={() => void paste(list.pasted)}
          >
            {t('many.read')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('many.text', { most: number(mostSuppliers) })}</p>
        {problem && (
          <Notice tone="negative">
            {problem.kind === 'tooMany'
              ? t('many.tooMany', { number: number(problem.count), most: number(mostSuppliers) })
              : t(`many.${problem.kind}`, { most: number(mostSuppliers) })}
          </Notice>
        )}
        <div className={styles.buttons}>
          <FileButton accept=".xlsx,.csv,text/csv" onFile={(file) => void open(file)}>
            {t('many.choose')}
          </FileButton>
          <Button onClick={() => void template('xlsx')}>
            <Download size={16} aria-hidden />
            {t('many.template')}
          </Button>
        </div>
        <TextAreaField
          label={t('many.paste')}
          name="pasted"
          hint={t('many.pasteHint')}
          rows={5}
          wrap="off"
          value={list.pasted}
          onChange={list.paste}
        />
        <ManyDefaults />
      </div>
    </Dialog>
  );
}
