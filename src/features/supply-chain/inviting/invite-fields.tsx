import { useTranslation } from 'react-i18next';
import { TextField } from '../../../components/form/text-field';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import type { InviteForm } from './invite-form';
import { MessageField } from './message-field';
import { ProductGroupFields } from './product-group-fields';
import { ScheduleFields } from './schedule-fields';
import { RequestedItemsField } from './requested-items-field';

/** The fields of one invitation. */
export function InviteFields({ field }: Pick<DraftForm<InviteForm>, 'field'>) {
  const { t } = useTranslation('supply-chain');
  return (
    <>
      <TextField label={t('fields.supplierName')} autoComplete="off" {...field('supplierName')} />
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="off"
        hint={t('fields.emailHint')}
        {...field('email')}
      />
      <ProductGroupFields
        sectorCode={field('sectorCode')}
        countryCode={field('countryCode')}
        language={field('locale')}
      />
      <TextField
        label={t('fields.supplierId')}
        autoComplete="off"
        optional={t('fields.optional')}
        {...field('supplierId')}
      />
      <RequestedItemsField {...field('wanted')} />
      <ScheduleFields dueDate={field('dueDate')} remindDaysBefore={field('remindDaysBefore')} />
      <MessageField hint={t('fields.messageHint')} {...field('message')} />
    </>
  );
}
