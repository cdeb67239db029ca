import { useMemo, useState } from 'react';
import type { Meaning, Remembered } from '../../../../core/invoices/line-meaning';
import type { ApiError } from '../../../lib/api/api-error';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { useToday } from '../../../lib/timing/use-today';
import { planDrop, type DropPlan } from './drop-plan';
import { takeInvoices } from './invoice-edits';
import { nextBatch } from './next-batch';
import { fromMeanings, toDrop, type ChosenRecords } from './to-drop';
import { useDropContext } from './use-drop-context';
import { useReading, type Reading } from './use-reading';

/** The outcome of the last drop. */
export interface DropOutcome {
  status: 'adding' | 'sent' | 'queued' | 'refused';
  id: string;
  count: number;
  /** Whether they are months of meter data. */
  areMonths: boolean;
  years: number[];
  /** Whether they include other purchases. */
  hasSpend: boolean;
  error?: ApiError;
}

interface UseDrop {
  reading: Reading;
  read: (files: readonly File[]) => Promise<void>;
  clear: () => void;
  /** Undefined until what it depends on has loaded. */
  plan: DropPlan | undefined;
  /** Loads what it depends on again, if that has failed. */
  retry: (() => void) | undefined;
  /** Number of invoices added together. */
  count: number;
  /** Sets the meaning of an item. */
  setMeaning: (key: string, meaning: Meaning) => void;
  /** Records chosen for bills, where there are several. */
  chosen: ChosenRecords;
  choose: (key: string, recordId: string) => void;
  add: (name: string) => Promise<void>;
  outcome: DropOutcome | undefined;
}

const noMeanings: Remembered = new Map();
const noneChosen: ChosenRecords = new Map();

/** Adding invoices: read on the device, previewed, added as a whole. */
export function useDrop(): UseDrop {
  const projectId = useProjectId();
  const { context, retry } = useDropContext();
  const { state, boundary, activities, country } = context ?? {};
  const { read, clear, ...reading } = useReading();
  const [meanings, setMeanings] = useState(noMeanings);
  const [chosen, setChosen] = useState(noneChosen);
  const [outcome, setOutcome] = useState<DropOutcome>();
  const take = useEdit(takeInvoices);
  const today = useToday();
  const { files } = reading;
  const plan = useMemo(
    () =>
      state && boundary && activities && country
        ? planDrop(files, {
            activities,
            meanings: new Map([...fromMeanings(state.meanings), ...meanings]),
            known: state.invoices,
            homeCountry: country,
            fiscalYearStart: boundary.fiscalYearStart,
            now: new Date(today),
          })
        : undefined,
    [files, activities, state, boundary, meanings, country, today],
  );

  const batch = useMemo(() => nextBatch(plan?.fresh ?? [], files), [plan, files]);

  async function add(name: string) {
    if (!plan || !activities || projectId === undefined) return;
    const drop = toDrop(plan, { batch, name, meanings, chosen });
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
    setMeanings(noMeanings);
    // The remaining invoices are added with the next press.
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
    retry,
    count: batch.length,
    setMeaning: (key, meaning) => setMeanings((before) => new Map([...before, [key, meaning]])),
    chosen,
    choose: (key, recordId) => setChosen((before) => new Map([...before, [key, recordId]])),
    add,
    outcome,
  };
}
