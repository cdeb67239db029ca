import { api, type ApiTag } from '../api/api';
import { unexpectedAnswer, type ApiError } from '../api/api-error';
import { reloadAfterAction } from '../populate/reload-after-action';
import { differencesOf } from './differences';
import { findEdit, versionOf, type AnyEdit, type Version } from './edit';
import { isConflict, type OutboxEntry } from './entry';
import type { Ledger, OutboxStore } from './ledger';
import { sendingChanged } from './outbox-slice';
import { orEmptyOnError } from './or-empty-on-error';
import { ownVersions } from './own-versions';
import { nextOf, nextToSend, retryDelayMs, classifyFailure } from './queue';
import { reportLater } from './report-later';
import { sendEdit } from './send-edit-api';
import { withSendLock, type HoldsLock } from './send-lock';

export interface Sender {
  /** Sends what is queued. Resolves when all is sent or nothing more can be sent for now. */
  wake(): Promise<void>;
  /** Sends what is queued, since the server responds again. */
  resume(): void;
  /** Pauses sending until the identity is confirmed: someone else may be signed in at the provider. */
  hold(unconfirmed: boolean): void;
  stop(): void;
}

type Sent = { answer: unknown; error?: undefined } | { error: ApiError };
type Tags = NonNullable<NonNullable<AnyEdit['reload']>['sent']>;

/** An edit that failed less than this ago, while other requests got through, waits for its retry. */
const settleMs = 2_000;
/** While many edits are sent in a row, the cached answers are recalculated this often at most. */
const showEveryMs = 250;
/** And at most for a tenth of the time: the more edits are left, the longer it takes. */
const showPause = 9;

interface SenderOptions {
  /** Loads the definitions of entries that this page does not have yet. */
  loadEdits: (entries: readonly OutboxEntry[]) => Promise<void>;
  /** Whether someone is waiting for the outcome of an entry. */
  isAwaited: (id: string) => boolean;
}

export function createSender(
  { dispatch }: OutboxStore,
  ledger: Ledger,
  { loadEdits, isAwaited }: SenderOptions,
): Sender {
  let running: Promise<void> | undefined;
  let again = false;
  let held = false;
  let failures = 0;
  let failedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let session = new AbortController();
  let reload: Tags = [];
  const afterwards = new Set<ApiTag>();
  let nextShow = 0;

  function show(): void {
    const start = Date.now();
    ledger.show();
    const end = Date.now();
    nextShow = end + Math.max(showEveryMs, showPause * (end - start));
  }

  function reloadChanged(): void {
    const tags = reload;
    reload = [];
    if (tags.length > 0) dispatch(api.util.invalidateTags([...tags]));
    dispatch(reloadAfterAction([...afterwards]));
    afterwards.clear();
  }

  /** Sends one entry. Returns whether the next one may follow. */
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
    // This version may not understand an edit left by another version of the app: then the person decides.
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
    // First the edit that builds on it, then the entry itself: after a crash in between it is sent again with the same
    // result, since the server knows its key.
    const next = nextOf(ledger.entries(), entry);
    if (next && !next.isOutdated && version !== undefined)
      await ledger.update(next, (now) => now && { ...now, version });
    await ledger.settle(entry, answer, version);
    reload = [...reload, ...(edit.reload?.sent ?? [])];
    for (const tag of edit.reload?.afterwards ?? []) afterwards.add(tag);
    const followUp = edit.followUp?.(entry.arg);
    // The server has the edit already, so a lost follow-up does no harm.
    if (followUp) void dispatch(sendEdit.initiate(followUp, { track: false }));
    if (Date.now() >= nextShow) show();
  }

  async function failed(entry: OutboxEntry, edit: AnyEdit, failure: ApiError): Promise<boolean> {
    const version = versionToBuildOn(edit, { ...entry, failure });
    // It has arrived, written otherwise by another version of the app: under a new key it meets its own effect. Or
    // others have changed only what it does not change.
    if (failure.code === 'IDEMPOTENCY_KEY_REUSED' || version !== entry.version) {
      const again = { key: crypto.randomUUID(), ...(version !== undefined && { version }) };
      await ledger.update(entry, (now) => now && { ...now, ...again });
      return true;
    }
    const faults = (entry.faults ?? 0) + 1;
    let verdict = classifyFailure(failure, faults);
    // Someone who waits after pressing a button gets the outcome now; a queued edit is retried. An unreadable answer is
    // no outcome: the edit may have taken effect.
    const isOutcome = verdict === 'repeat' && failure.status !== 'UNEXPECTED';
    if (isOutcome && edit.whenRefused === 'revert' && isAwaited(entry.id)) verdict = 'refuse';
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
    failedAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => void wake(), retryDelayMs(count));
  }

  const isKnown = ({ edit }: OutboxEntry) => findEdit(edit) !== undefined;
  const next = () => nextToSend(ledger.entries(), isKnown);

  async function sendAll(signal: AbortSignal): Promise<void> {
    const owner = ledger.owner();
    await loadEdits(ledger.entries());
    if (owner === null || held || !navigator.onLine || !next()) return;
    const work = async (stillMine: HoldsLock) => {
      await ledger.read();
      let goesOn = true;
      while (goesOn && !signal.aborted && (await stillMine())) {
        const entry = next();
        const edit = entry && findEdit(entry.edit);
        if (!entry || !edit) break;
        goesOn = await attempt(entry, edit);
      }
    };
    await withSendLock(`outbox ${owner}`, ledger, work, signal);
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
    // In the same tick as the last check of `again`: a later `wake` starts a new run.
    running = undefined;
  }

  function wake(): Promise<void> {
    again = true;
    running ??= run();
    return running;
  }

  return {
    wake,
    resume() {
      if (Date.now() - failedAt >= settleMs) void wake();
    },
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

/** Marks an entry as sent. Another edit of its subject may have been sent without knowing of it. */
function claim(entry: OutboxEntry): OutboxEntry {
  const { owner, subject, attempts } = entry;
  const isFixed = attempts > 0 || entry.isOutdated;
  const version = isFixed ? entry.version : ownVersions.newestVersion(owner, subject, entry.version);
  return { ...entry, attempts: attempts + 1, ...(version !== undefined && { version }) };
}

/** The version of the conflicting state if the edit fits on it, otherwise its own. */
function versionToBuildOn(edit: AnyEdit, refused: OutboxEntry): Version | undefined {
  const current = isConflict(refused) ? refused.failure?.details : undefined;
  const [newer = refused.version] = orEmptyOnError(() =>
    current && edit.fitsOn?.(refused.arg, current) ? [versionOf(edit, current)] : [],
  );
  return newer;
}

/** Whether the conflicting state has the same content: made by someone else, or by this device long ago. */
function saysTheSame(refused: OutboxEntry): boolean {
  const differences = differencesOf(refused);
  return (
    differences.length > 0 &&
    differences.every(({ mine, theirs }) => JSON.stringify(mine) === JSON.stringify(theirs))
  );
}

/** An aborted request, as at a sign-out, may have arrived. */
function toApiError(error: object): ApiError {
  if ('status' in error) return error as ApiError;
  return { status: 'NETWORK', code: 'NETWORK', message: 'The call was given up' };
}
