import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiServices } from '../api/base-query';
import { batchPause, batchSize, checkInterval, failureTtl, stallTimeout, startDelay } from './constants';
import { createPopulateMemory, type PopulateState } from './memory';
import type { PopulateModule } from './modules';
import { populateNoted } from './populate-slice';
import { reloadAfterAction } from './reload-after-action';
import { runPopulate } from './run-populate';

interface PopulateContext {
  dispatch: ThunkDispatch<unknown, ApiServices, UnknownAction>;
  getState: () => unknown;
  subscribe: (listener: () => void) => () => void;
  projectId: number;
  modules: readonly PopulateModule[];
}

/**
 * Has the server prepare loaded but empty data. Checks on every change of the state, but at most every 10 s and not in
 * the first 5 s; two modules at a time, a second apart. Returns the function that stops it.
 */
export function startPopulate({
  dispatch,
  getState,
  subscribe,
  projectId,
  modules,
}: PopulateContext): () => void {
  const byPriority = [...modules].sort((a, b) => a.priority - b.priority);
  const memory = createPopulateMemory();
  let refused = false;
  let stopped = false;
  let busy = false;
  let nextCheck = Date.now() + startDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (name: string, state: PopulateState) => {
    memory.note(name, state);
    dispatch(populateNoted({ module: name, state, at: Date.now() }));
  };

  const due = () =>
    byPriority.filter(({ name, isEmpty }) => memory.isDue(name) && isEmpty(getState(), projectId));

  async function run(module: PopulateModule): Promise<void> {
    note(module.name, 'running');
    const { state, created } = await runPopulate(dispatch, module, projectId);
    if (stopped) return;
    note(module.name, state);
    if (state === 'refused') refused = true;
    // Even if nothing else happens meanwhile.
    if (state === 'failed') setTimeout(plan, failureTtl);
    if (created > 0) dispatch(reloadAfterAction(module.tags));
  }

  /** A populate that takes longer than 30 s no longer blocks the others; its result is used when it arrives. */
  async function runOrStall(module: PopulateModule): Promise<void> {
    const running = run(module).then(() => true);
    const ended = await Promise.race([running, passed(stallTimeout).then(() => false)]);
    if (!ended && !stopped) note(module.name, 'stalled');
  }

  async function check(): Promise<void> {
    timer = undefined;
    nextCheck = Date.now() + checkInterval;
    busy = true;
    const toRun = due();
    for (let first = 0; first < toRun.length && !stopped && !refused; first += batchSize) {
      if (first > 0) await passed(batchPause);
      await Promise.all(toRun.slice(first, first + batchSize).map(runOrStall));
    }
    busy = false;
  }

  const plan = () => {
    if (stopped || refused || busy || timer !== undefined || due().length === 0) return;
    timer = setTimeout(() => void check(), Math.max(0, nextCheck - Date.now()));
  };

  const unsubscribe = subscribe(plan);
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
