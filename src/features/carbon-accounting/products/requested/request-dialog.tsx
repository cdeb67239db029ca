import { useTranslation } from 'react-i18next';
import type { AskedParty } from '../../../../../core/contracts/ca-asked-footprints';
import { ComboBox } from '../../../../components/form/combo-box';
import { FormDialog } from '../../../../components/form/form-dialog';
import { TextAreaField } from '../../../../components/form/text-area-field';
import { TextField } from '../../../../components/form/text-field';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { LoadFailure } from '../../../../components/ui/load-failure';
import { Notice } from '../../../../components/ui/notice';
import { SkeletonLines } from '../../../../components/ui/skeleton-lines';
import * as styles from '../../shared/fields.module.css';
import { useRequestForm, type RequestFormOptions } from './use-request-form';
import { useRequestableParties } from './use-requested';

interface RequestDialogProps extends Omit<RequestFormOptions, 'parties'> {
  /** Whether a colleague has removed the product since it was opened: then nothing can be requested for it. */
  isProductRemoved: boolean;
}

/** Requests from a supplier or a partner the footprint of a line's part. */
export function RequestDialog(props: RequestDialogProps) {
  const { t } = useTranslation('carbon-products');
  const { data: parties, isFetching, refetch } = useRequestableParties();
  if (parties && parties.length > 0) return <RequestFields {...props} parties={parties} />;
  return (
    <Dialog
      placement="drawer"
      title={t('asked.title')}
      closeLabel={t('common:actions.close')}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{t('common:actions.close')}</Button>}
    >
      {parties && <p>{t('asked.nobody')}</p>}
      {!parties && isFetching && <SkeletonLines label={t('loading')} />}
      {!parties && !isFetching && (
        <LoadFailure title={t('asked.loadFailed')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function RequestFields(props: RequestDialogProps & { parties: readonly AskedParty[] }) {
  const { parties, isProductRemoved } = props;
  const { t } = useTranslation('carbon-products');
  const form = useRequestForm(props);
  const chosen = parties.find(({ id }) => id === form.values.partyId);
  const optional = t('fields.optional');
  return (
    <FormDialog
      placement="drawer"
      title={t('asked.title')}
      form={form}
      className={styles.fields}
      confirm={t('asked.send')}
      disabled={isProductRemoved}
      onClose={props.onClose}
    >
      {isProductRemoved && <Notice tone="caution">{t('lines.productRemovedMeanwhile')}</Notice>}
      <ComboBox
        label={t('asked.of')}
        hint={chosen && t(`asked.how.${chosen.kind}`)}
        search="anywhere"
        placeholder={t('fields.search')}
        emptyText={t('fields.nothingFound')}
        {...form.field('partyId')}
        options={parties.map(({ id, name, number, kind }) => ({
          ...{ value: id, label: name, terms: [number] },
          detail: [number, t(`asked.kind.${kind}`)].filter(Boolean).join(' · '),
        }))}
        detail={({ detail }) => detail}
      />
      <TextField label={t('asked.part')} maxLength={200} {...form.field('part')} />
      <TextField
        label={t('asked.partNumber')}
        optional={chosen?.kind === 'partner' ? undefined : optional}
        hint={t('asked.partNumberHint')}
        maxLength={100}
        {...form.field('partNumber')}
      />
      <TextAreaField
        label={t('asked.comment')}
        optional={optional}
        maxLength={1000}
        {...form.field('comment')}
      />
    </FormDialog>
  );
}
