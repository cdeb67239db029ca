import { useManyList } from '../hooks/use-many-draft';
import { ManyPreview } from './many-preview';
import { ManySource } from './many-source';

/** Invites several suppliers: first where they stand, then a look at what was read. */
export function ManyDrawer({ remaining }: { remaining: number }) {
  const { rows } = useManyList();
  return rows ? <ManyPreview rows={rows} remaining={remaining} /> : <ManySource />;
}
