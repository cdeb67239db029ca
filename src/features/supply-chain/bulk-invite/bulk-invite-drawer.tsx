import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EncodingNotice } from '../../../components/form/encoding-notice';
import { useSuppliersToInvite } from '../../../domain/suppliers/use-suppliers-to-invite';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useFaultText } from '../use-fault-text';
import { useReadSheet } from './use-read-sheet';
import { addFound, withFound } from './found-suppliers';
import { emptyBulkForm, type BulkForm } from './bulk-form';
import { checkReminder } from '../rules';
import { FoundSuppliersForm } from './found-suppliers-form';
import { BulkPreview } from './bulk-preview';
import { BulkSource } from './bulk-source';

const checkSchedule = checkReminder(null);

interface BulkInviteDrawerProps {
  /** How many may still be invited. */
  remaining: number;
  /** Why nobody can be invited now. */
  obstacle: ReactNode;
}

/**
 * Invites several suppliers: first their source, then a preview. All input is kept until they are invited or
 * it is discarded, even when the drawer is closed.
 */
export function BulkInviteDrawer({ remaining, obstacle }: BulkInviteDrawerProps) {
  const { t } = useTranslation('supply-chain');
  const form = useDraftForm<BulkForm>({
    draft: useDraftStore('invitations'),
    stored: emptyBulkForm,
    check: checkSchedule,
    faultText: useFaultText(),
    onSubmit: async ({ pasted, isAsking }) => {
      if (isAsking) form.change({ isAsking: false });
      else await sheet.paste(pasted);
    },
  });
  const sheet = useReadSheet(t('title'), form.field('rows').onChange);
  const { rows, found, isAsking } = form.values;
  const { take } = useSuppliersToInvite();
  useEffect(() => {
    const handed = take();
    if (handed.length > 0) form.change({ found: addFound(found, handed), isAsking: true });
  });
  const all = useMemo(() => withFound(rows ?? [], found), [rows, found]);
  const { encoding, open } = sheet;
  const notice = encoding && (
    <EncodingNotice {...encoding} onChoose={(codePage) => void open(encoding.file, codePage)} />
  );
  if (isAsking) return <FoundSuppliersForm form={form} />;
  return rows || all.length > 0 ? (
    <BulkPreview form={form} rows={all} remaining={remaining} obstacle={obstacle} notice={notice} />
  ) : (
    <BulkSource form={form} sheet={sheet} notice={notice} />
  );
}
