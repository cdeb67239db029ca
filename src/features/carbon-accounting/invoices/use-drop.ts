import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import type { Meaning, Remembered } from '../../../../core/invoices/line-meaning';
import type { ApiError } from '../../../lib/api/api-error';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { useCompany } from '../shared/use-company';
import { useActivities } from '../shared/use-names';
import { planDrop, type DropPlan } from './drop-plan';
import { takeInvoices } from './invoice-edits';
import { useGetInvoicesQuery } from './invoices-api';
import { nextBatch } from './next-batch';
import { readSaid, toDrop } from './to-drop';
import { useReading, type Reading } from './use-reading';

/** What has become of the last drop. */
export interface DropOutcome {
  status: 'adding' | 'sent' | 'queued' | 'refused';
  id: string;
  count: number;
  /** Whether they are months of meter data. */
  areMonths: boolean;
  years: number[];
  /** Whether something was bought with them otherwise. */
  hasSpend: boolean;
  error?: ApiError;
}

interface UseDrop {
  reading: Reading;
  read: (files: readonly File[]) => Promise<void>;
  clear: () => void;
  /** Undefined until the list of activities and of known invoices is there. */
  plan: DropPlan | undefined;
  /** Of invoices that are added at once. */
  count: number;
  /** Says what an item means. */
  say: (key: string, meaning: Meaning) => void;
  add: (name: string) => Promise<void>;
  outcome: DropOutcome | undefined;
}

const nothing: Remembered = new Map();

/** Invoices on their way: read on the device, looked at, added as a whole. */
export function useDrop(): UseDrop {
  const projectId = useProjectId();
  const { data: state } = useGetInvoicesQuery(projectId ?? skipToken);
  const activities = useActivities();
  const { country } = useCompany();
  const { read, clear, ...reading } = useReading();
  const [now, setNow] = useState(nothing);
  const [outcome, setOutcome] = useState<DropOutcome>();
  const take = useEdit(takeInvoices);
  const { files } = reading;
  const plan = useMemo(
    () =>
      state && activities.size > 0 && country
        ? planDrop(files, {
            activities,
            said: new Map([...readSaid(state.meanings), ...now]),
            known: state.invoices,
            homeCountry: country,
            now: new Date(),
          })
        : undefined,
    [files, activities, state, now, country],
  );

  const batch = useMemo(() => nextBatch(plan?.fresh ?? [], files), [plan, files]);

  async function add(name: string) {
    if (!plan || projectId === undefined) return;
    const drop = toDrop(plan, { batch, name, now });
    const years = [...new Set(drop.invoices.flatMap(({ bills }) => bills.map(({ year }) => year)))].sort();
    const used = new Set(plan.groups.map(({ activityId }) => activityId));
    const billed = [...activities.values()]
      .filter(({ activityId }) => used.has(activityId))
      .map(({ activityId, unit, calorificValues, dataCollectionSheet }) => ({
        ...{ activityId, unit, calorificValues, dataCollectionSheet },
      }));
    const areMonths = batch.every(({ invoice }) => invoice.isMeter);
    const hasSpend = drop.invoices.some(({ spend }) => spend);
    const about = { id: drop.id, count: drop.invoices.length, areMonths, years, hasSpend };
    setOutcome({ ...about, status: 'adding' });
    const made = await take({ ...drop, projectId, activities: billed });
    setOutcome({ ...about, ...made });
    if (made.status === 'refused') return;
    setNow(nothing);
    // Of very many the rest is added next.
    if (plan.fresh.length <= batch.length) clear();
  }

  return {
    reading,
    read(chosen) {
      setOutcome(undefined);
      return read(chosen);
    },
    clear,
    plan,
    count: batch.length,
    say: (key, meaning) => setNow((said) => new Map([...said, [key, meaning]])),
    add,
    outcome,
  };
}
