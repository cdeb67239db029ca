import { useEffect, useState } from 'react';
import type { Reduction } from '../../../../core/contracts/assessment';
import { useNotSaved } from '../../../lib/forms/use-not-saved';
import { useDraft } from '../../../lib/session/use-draft';
import { answerDrafts } from '../answers/answer-drafts';
import { companySubject } from '../state/company-edits';
import { emptyReduction } from '../sheet/list-rows';

type Scopes = Readonly<Record<string, Reduction['scope']>>;

const list = companySubject('reduction/');
const noScopes: Scopes = {};

export const targetSubject = (id: string): string => `${list}${id}`;

/**
 * The targets in the order in which they were first shown. While somebody edits a target, it neither moves
 * when its year changes nor disappears when its only figure is cleared. An unsaved target is restored with
 * its input.
 */
export function useOwnTargets(saved: readonly Reduction[]) {
  const [order, setOrder] = useState(() => saved.map(({ id }) => id));
  const [own, setOwn] = useState<readonly Reduction[]>([]);
  const { fields, forget } = useNotSaved(answerDrafts, list);
  const notSaved = [...fields.keys()];
  const { scopes, choose, forgetScope } = useOwnScopes(saved);
  const typed = notSaved.map((subject) => subject.slice(list.length).split('/')[0] ?? '');
  const begun = [...typed, ...Object.keys(scopes)].map((id) => ({
    ...emptyReduction(id),
    ...(scopes[id] && { scope: scopes[id] }),
  }));
  const byId = new Map([...begun, ...own, ...saved].map((target) => [target.id, target]));
  const ids = [...new Set([...order, ...byId.keys()])];
  const targets = ids.flatMap((id) => byId.get(id) ?? []);

  const keep = ({ id, scope }: Reduction) => {
    setOrder(ids);
    setOwn([...own.filter((each) => each.id !== id), { ...emptyReduction(id), scope }]);
  };
  return {
    targets,
    add() {
      setOwn([...own, emptyReduction(crypto.randomUUID())]);
    },
    /** Keeps a target that is being edited before any of its values is saved. */
    keep,
    choose(target: Reduction) {
      keep(target);
      choose(target);
    },
    /** Also discards unsaved input of its fields. */
    drop(id: string) {
      setOrder(order.filter((each) => each !== id));
      setOwn(own.filter((each) => each.id !== id));
      forgetScope(id);
      for (const subject of notSaved) if (subject.startsWith(`${targetSubject(id)}/`)) forget(subject);
    },
  };
}

/** A scope is saved with the first figure of its target; until then it is a draft. */
function useOwnScopes(saved: readonly Reduction[]) {
  const { values: scopes = noScopes, change, clear } = useDraft<Scopes>('targetScopes');
  const forgetScope = (gone: string) => {
    const { [gone]: _scope, ...rest } = scopes;
    clear();
    if (Object.keys(rest).length > 0) change(rest, rest);
  };
  const begun = saved.find(({ id }) => id in scopes)?.id;
  useEffect(() => {
    if (begun !== undefined) forgetScope(begun);
  });
  return {
    scopes,
    choose({ id, scope }: Reduction) {
      if (!saved.some((each) => each.id === id)) change({ [id]: scope }, scopes);
    },
    forgetScope,
  };
}
