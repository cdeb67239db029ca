import { CloudOff, GitCompare, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../lib/api/use-connection';
import { usePendingEdit, type PendingEdit } from '../../lib/outbox/use-pending-edit';
import { Pill, type PillTone } from './pill';

type Marked = Exclude<PendingEdit['state'], 'sending'>;

const looks: Record<Marked, { tone: PillTone; icon: LucideIcon }> = {
  waiting: { tone: 'caution', icon: CloudOff },
  refused: { tone: 'negative', icon: TriangleAlert },
  conflict: { tone: 'negative', icon: GitCompare },
};

/**
 * Marks unsent edits. Shows nothing while an edit is being sent: a mark that comes and goes with every edit would move
 * what is below it.
 */
export function UnsentMark({ subject }: { subject: string }) {
  const { t } = useTranslation('offline');
  const pending = usePendingEdit(subject);
  const isConnected = useConnection() === 'connected';
  if (!pending || pending.state === 'sending') return null;
  if (pending.state === 'waiting' && isConnected && !pending.held) return null;
  return <Pill {...looks[pending.state]}>{t(`mark.${pending.state}`)}</Pill>;
}
