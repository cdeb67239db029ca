import { api, type ApiTag } from '../api/api';
import { unexpectedAnswer, type ApiError } from '../api/api-error';
import { reloadAfterAction } from '../populate/reload-after-action';
import { differencesOf } from './differences';
import { findEdit, versionOf, type AnyEdit } from './edit';
import type { OutboxEntry } from './entry';
import type { Ledger, OutboxStore } from './ledger';
import { sendingChanged } from './outbox-slice';
import { ownSteps } from './own-steps';
import { nextOf, nextToSend, retryDelayMs, verdictOn } from './queue';
import { reportLater } from './report-later';
import { sendEdit } from './send-edit-api';
import { exclusively, type StillMine } from './send-right';

export interface Sender {
  /** Sends what waits, now. Answers when all is sent or nothing more can be done for the moment. */
  wake(): Promise<void>;
  /** Sends nothing while it is not confirmed who is signed in: somebody else may be, at the provider. */
  hold(unconfirmed: boolean): void;
  stop(): void;
}

type Sent = { answer: unknown; error?: undefined } | { error: ApiError };
type Tags = NonNullable<NonNullable<AnyEdit['reload']>['sent']>;

/** While many are sent in a row, what is shown below them is worked out this often. */
const showEveryMs = 250;

interface Surroundings {
  /** Brings in the definitions of entries that this page does not know yet. */
  loadEdits: (entries: readonly OutboxEntry[]) => Promise<void>;
  /** Whether somebody looks on and waits to hear how an entry goes. */
  isAwaited: (id: string) => boolean;
}

export function createSender(
  { dispatch }: OutboxStore,
  ledger: Ledger,
  { loadEdits, isAwaited }: Surroundings,
): Sender {
  let running: Promise<void> | undefined;
  let again = false;
  let held = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let session = new AbortController();
  let reload: Tags = [];
  const afterwards = new Set<ApiTag>();
  let shownAt = 0;

  function show(): void {
    shownAt = Date.now();
    ledger.show();
  }

  function reloadChanged(): void {
    const tags = reload;
    reload = [];
    if (tags.length > 0) dispatch(api.util.invalidateTags([...tags]));
    dispatch(reloadAfterAction([...afterwards]));
    afterwards.clear();
  }

  /** Sends one entry. Answers whether the next may follow. */
  async function attempt(entry: OutboxEntry, edit: AnyEdit): Promise<boolean> {
    const claimed = await ledger.update(entry, (now) => now && claim(now));
    // Another tab has discarded or changed it meanwhile.
    if (claimed?.state !== 'waiting') return true;
    dispatch(sendingChanged(claimed.id));
    const outcome = await send(edit, claimed);
    dispatch(sendingChanged(null));
    const { error } = outcome;
    if (error && !saysTheSame({ ...claimed, failure: error })) return failed(claimed, edit, error);
    failures = 0;
    await succeeded(claimed, edit, error ? error.details : outcome.answer);
    return true;
  }

  async function send(edit: AnyEdit, { arg, version, key }: OutboxEntry): Promise<Sent> {
    // What another version of the app has left behind may be beyond this one: then the person decides.
    try {
      const request = { ...edit.request(arg, version), idempotencyKey: key };
      const { data, error } = await dispatch(sendEdit.initiate(request, { track: false }));
      if (error) return { error: toApiError(error) };
      return { answer: edit.readAnswer ? edit.readAnswer(data as never) : data };
    } catch {
      return { error: unexpectedAnswer() };
    }
  }

  async function succeeded(entry: OutboxEntry, edit: AnyEdit, answer: unknown): Promise<void> {
    const version = versionOf(edit, answer);
    // First the one that builds on it, then the entry itself: after a crash in between it is sent again, to the same
    // end, since the server knows its key.
    const next = nextOf(ledger.entries(), entry);
    if (next && version !== undefined) await ledger.update(next, (now) => now && { ...now, version });
    await ledger.settle(entry, answer, version);
    reload = [...reload, ...(edit.reload?.sent ?? [])];
    for (const tag of edit.reload?.afterwards ?? []) afterwards.add(tag);
    const followUp = edit.followUp?.(entry.arg);
    // The server has the edit already: nothing is lost when this call is.
    if (followUp) void dispatch(sendEdit.initiate(followUp, { track: false }));
    if (Date.now() - shownAt >= showEveryMs) show();
  }

  async function failed(entry: OutboxEntry, edit: AnyEdit, failure: ApiError): Promise<boolean> {
    const faults = (entry.faults ?? 0) + 1;
    let verdict = verdictOn(failure, faults);
    // A person who has pressed a button and looks on hears it now; what waits on the device is tried again.
    if (verdict === 'repeat' && edit.whenRefused === 'takeBack' && isAwaited(entry.id)) verdict = 'refuse';
    const state = verdict === 'refuse' ? 'refused' : 'waiting';
    const counted = verdict === 'repeat' ? { faults } : {};
    await ledger.update(entry, (now) => now && { ...now, ...counted, state, failure });
    if (verdict === 'refuse') {
      reload = [...reload, ...(edit.reload?.refused ?? [])];
      failures = 0;
      return true;
    }
    if (verdict !== 'session' && entry.owner === ledger.owner()) plan((failures += 1));
    return false;
  }

  function plan(count: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), retryDelayMs(count));
  }

  const isKnown = ({ edit }: OutboxEntry) => findEdit(edit) !== undefined;
  const next = () => nextToSend(ledger.entries(), isKnown);

  async function sendAll(signal: AbortSignal): Promise<void> {
    const owner = ledger.owner();
    await loadEdits(ledger.entries());
    if (owner === null || held || !navigator.onLine || !next()) return;
    const work = async (stillMine: StillMine) => {
      await ledger.read();
      let goesOn = true;
      while (goesOn && !signal.aborted && (await stillMine())) {
        const entry = next();
        const edit = entry && findEdit(entry.edit);
        if (!entry || !edit) break;
        goesOn = await attempt(entry, edit);
      }
    };
    await exclusively(`outbox ${owner}`, ledger, work, signal);
    if (signal.aborted) return;
    show();
    reloadChanged();
  }

  async function run(): Promise<void> {
    while (again) {
      again = false;
      clearTimeout(timer);
      const { signal } = session;
      await sendAll(signal).catch((error: unknown) => {
        if (signal.aborted) return;
        reportLater(error);
        plan((failures += 1));
      });
    }
    // In the same breath as the last look at `again`: a call that wakes it from now on starts a new run.
    running = undefined;
  }

  function wake(): Promise<void> {
    again = true;
    running ??= run();
    return running;
  }

  return {
    wake,
    hold(unconfirmed) {
      held = unconfirmed;
    },
    stop() {
      session.abort();
      session = new AbortController();
      clearTimeout(timer);
      failures = 0;
      reload = [];
      afterwards.clear();
    },
  };
}

/** An entry as it is sent; until then, another of its subject may have been sent without knowing of it. */
function claim(entry: OutboxEntry): OutboxEntry {
  const { owner, subject, attempts } = entry;
  const version = attempts > 0 ? entry.version : ownSteps.newestVersion(owner, subject, entry.version);
  return { ...entry, attempts: attempts + 1, ...(version !== undefined && { version }) };
}

/** Whether what stands against an edit says the same: somebody else has made it, or this device, long ago. */
function saysTheSame(refused: OutboxEntry): boolean {
  const differences = differencesOf(refused);
  return (
    differences.length > 0 &&
    differences.every(({ mine, theirs }) => JSON.stringify(mine) === JSON.stringify(theirs))
  );
}

/** A call that was given up, as at a sign-out, may have arrived. */
function toApiError(error: object): ApiError {
  if ('status' in error) return error as ApiError;
  return { status: 'NETWORK', code: 'NETWORK', message: 'The call was given up' };
}
