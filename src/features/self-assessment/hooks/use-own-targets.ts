import { useState } from 'react';
import type { Reduction } from '../../../../core/contracts/assessment';
import { emptyReduction } from '../sheet/list-rows';

/**
 * The targets in the order in which they were first shown: one that somebody is at neither moves when its year
 * changes, nor goes away when its only figure is cleared.
 */
export function useOwnTargets(saved: readonly Reduction[]) {
  const [order, setOrder] = useState(() => saved.map(({ id }) => id));
  const [own, setOwn] = useState<readonly Reduction[]>([]);
  const byId = new Map([...own, ...saved].map((target) => [target.id, target]));
  const ids = [...new Set([...order, ...byId.keys()])];
  const targets = ids.flatMap((id) => byId.get(id) ?? []);

  return {
    targets,
    add() {
      setOwn([...own, emptyReduction(crypto.randomUUID())]);
    },
    /** Notes a target that somebody turns to, before anything of it is saved. */
    keep({ id, scope }: Reduction) {
      setOrder(ids);
      setOwn([...own.filter((each) => each.id !== id), { ...emptyReduction(id), scope }]);
    },
    drop(id: string) {
      setOrder(order.filter((each) => each !== id));
      setOwn(own.filter((each) => each.id !== id));
    },
  };
}
