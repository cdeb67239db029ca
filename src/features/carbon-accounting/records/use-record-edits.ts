import { useMemo, useRef, useState } from 'react';
import { isSame } from '../../../../core/compare/is-same';
import { useIsomorphicLayoutEffect } from '../../../lib/forms/use-isomorphic-layout-effect';
import type { ApiError } from '../../../lib/api/api-error';
import type { EditOutcome, Withdraw } from '../../../lib/outbox/actions';
import type { Edit } from '../../../lib/outbox/edit';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useSendAgain } from '../../../lib/outbox/use-refused-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { recordSubject, type Creation, type Deletion, type Update } from './record-edits';
import { seenVersion } from './new-records';
import type { InputResource } from './resources';
import { noProject } from '../shared/use-error-text';
import { useUndo, type EditKind, type Undoable } from './use-undo';
import { useYearFields } from './use-year-fields';

interface Edits<Item> {
  resource: InputResource;
  create: Edit<Creation<Item>, Item>;
  update: Edit<Update<Item>, Item>;
  remove: Edit<Deletion, unknown>;
  /** Fields that belong together: all are sent when one is changed. */
  together?: readonly string[];
}

/** What the server has refused, and why. */
export interface Refusal {
  kind: EditKind;
  resource: InputResource;
  name: string;
  error: ApiError;
}

/** The functions are stable between renders, so that tables need not render again. */
export interface RecordEdits<Item> {
  add: (record: Item, name: string) => void;
  /** `record` is what was seen, so that later changes by others are not overwritten. */
  change: (record: Item, changes: Update<Item>['changes'], name: string) => void;
  /** Adds a record that a colleague has removed, with changes. */
  restore: RecordEdits<Item>['change'];
  remove: (record: Item, name: string) => void;
  refusal: Refusal | undefined;
  dismiss: () => void;
}

const alone: readonly string[] = [];

/**
 * Edits of one kind of input in a year: optimistic, sent when possible, and undoable for a while.
 * @param records as they are shown now
 */
export function useRecordEdits<Item extends { id: string; version: number }>(
  year: number,
  { resource, create, update, remove, together = alone }: Edits<Item>,
  records: readonly Item[],
): RecordEdits<Item> {
  const shown = useRef(records);
  useIsomorphicLayoutEffect(() => {
    shown.current = records;
  });
  const projectId = useProjectId();
  const offerUndo = useUndo();
  const fields = useYearFields();
  const sendAgain = useSendAgain();
  const saveNew = useEdit(create);
  const saveChange = useEdit(update);
  const saveRemoval = useEdit(remove);
  const [refusal, setRefusal] = useState<Refusal>();

  const functions = useMemo(() => {
    /** The outcome, unless it was refused. */
    async function make(
      kind: EditKind,
      name: string,
      save: (about: { projectId: number; year: number; name: string }) => Promise<EditOutcome<unknown>>,
    ) {
      setRefusal(undefined);
      const refuse = (error: ApiError) => setRefusal({ kind, resource, name, error });
      if (projectId === undefined) {
        refuse(noProject);
        return undefined;
      }
      const outcome = await save({ projectId, year, name });
      if (outcome.status !== 'refused') return outcome;
      refuse(outcome.error);
      return undefined;
    }

    /**
     * Offers to undo an edit unless it is refused. One that is still on the device is withdrawn, since the opposite
     * edit would conflict with what a colleague changes meanwhile.
     */
    async function offer(done: Undoable, made: ReturnType<typeof make>) {
      let withdraw: Withdraw | undefined;
      const undo = async () => {
        if (!(await withdraw?.())) done.undo();
      };
      const takeBack = offerUndo({ ...done, undo: () => void undo() });
      const outcome = await made;
      if (!outcome) takeBack();
      else if (outcome.status === 'queued') ({ withdraw } = outcome);
    }

    const subjectOf = ({ id }: Item) => recordSubject(resource, id);
    const makeNew = (record: Item, name: string) =>
      make('add', name, (about) => saveNew({ ...about, record: { ...record, version: 0 } }));
    const makeChange = (seen: Item, changes: Update<Item>['changes'], name: string) => {
      const { id, version } = seen;
      const now = shown.current.find((each) => each.id === id) ?? seen;
      const before = valuesOf(seen, Object.keys(changes));
      const isOutdated = !isSame(before, valuesOf(now, Object.keys(changes)));
      const outdated = isOutdated && { isOutdated };
      return make('change', name, (about) =>
        saveChange({ ...about, id, changes, before, ...seenVersion({ version }), ...outdated }),
      );
    };
    const makeRemoval = ({ id, version }: Item, name: string) =>
      make('remove', name, (about) => saveRemoval({ ...about, id, ...seenVersion({ version }) }));

    const add = (record: Item, name: string) => {
      const undo = () => void makeRemoval(record, name);
      void offer({ kind: 'add', name, subject: subjectOf(record), undo }, makeNew(record, name));
    };

    return {
      add,
      restore(record: Item, changes: Update<Item>['changes'], name: string) {
        add({ ...record, ...changes }, name);
      },
      change(record: Item, changes: Update<Item>['changes'], name: string) {
        const isChanged = (key: string) => !isSame(record[key as keyof Item], changes[key]);
        const isGroupChanged = together.some((key) => key in changes && isChanged(key));
        const different = Object.entries(changes).filter(
          ([key]) => isChanged(key) || (isGroupChanged && together.includes(key)),
        );
        if (different.length === 0) return sendAgain(subjectOf(record));
        const after = Object.fromEntries(different) as typeof changes;
        const before = valuesOf(record, Object.keys(after));
        const undo = () => void makeChange({ ...record, ...after }, before as typeof changes, name);
        const made = makeChange(record, after, name);
        void offer({ kind: 'change', name, subject: subjectOf(record), undo }, made);
      },
      remove(record: Item, name: string) {
        const undo = () => void makeNew(record, name);
        void offer({ kind: 'remove', name, subject: subjectOf(record), undo }, makeRemoval(record, name));
        fields.forget(record.id);
      },
    };
  }, [projectId, year, resource, together, offerUndo, fields, sendAgain, saveNew, saveChange, saveRemoval]);

  return { ...functions, refusal, dismiss: () => setRefusal(undefined) };
}

const valuesOf = <Item extends object>(record: Item, fields: readonly string[]): Partial<Item> =>
  Object.fromEntries(fields.map((field) => [field, record[field as keyof Item]])) as Partial<Item>;
