import { useTranslation } from 'react-i18next';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import type { BulkForm } from './bulk-form';
import * as styles from './bulk.module.css';
import { MessageField } from '../inviting/message-field';
import { ProductGroupFields } from '../inviting/product-group-fields';
import { ScheduleFields } from '../inviting/schedule-fields';
import { RequestedItemsField } from '../inviting/requested-items-field';

/** Defaults for suppliers whose row does not set its own values. */
export function BulkDefaults({ field }: Pick<DraftForm<BulkForm>, 'field'>) {
  const { t } = useTranslation('supply-chain');
  return (
    <fieldset className={styles.defaults}>
      <legend>{t('many.defaults')}</legend>
      <ProductGroupFields
        sectorCode={field('sectorCode')}
        countryCode={field('countryCode')}
        language={field('locale')}
        optional={t('fields.optional')}
      />
      <RequestedItemsField {...field('wanted')} />
      <ScheduleFields dueDate={field('dueDate')} remindDaysBefore={field('remindDaysBefore')} hasOtherDates />
      <MessageField hint={t('fields.messageHint')} {...field('message')} />
    </fieldset>
  );
}
