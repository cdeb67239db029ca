import { useTranslation } from 'react-i18next';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useFaultText } from '../hooks/use-fault-text';
import { useReadSheet } from '../hooks/use-read-sheet';
import { emptyManyForm, type ManyForm } from '../many-form';
import { checkReminder } from '../rules';
import { ManyPreview } from './many-preview';
import { ManySource } from './many-source';

const checkSchedule = checkReminder(null);

/**
 * Invites several suppliers: first where they stand, then a look at what was read. All of it stays until they are
 * invited or it is discarded, also when the drawer is closed.
 */
export function ManyDrawer({ remaining }: { remaining: number }) {
  const { t } = useTranslation('supply-chain');
  const form = useDraftForm<ManyForm>({
    draft: useDraftStore('invitations'),
    stored: emptyManyForm,
    check: checkSchedule,
    faultText: useFaultText(),
    onSubmit: ({ pasted }) => sheet.paste(pasted),
  });
  const sheet = useReadSheet(t('title'), form.field('rows').onChange);
  const { rows } = form.values;
  return rows ? (
    <ManyPreview form={form} rows={rows} remaining={remaining} />
  ) : (
    <ManySource form={form} sheet={sheet} />
  );
}
