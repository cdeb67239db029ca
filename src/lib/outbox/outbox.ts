import { isAction, type Middleware } from 'redux';
import { apiReachableChanged } from '../api/connection-slice';
import { answersRestored } from '../api/restored-answers';
import { signedIn, signedOut } from '../session/session-slice';
import { onWakeUp } from '../session/wake-up';
import { editDiscarded, editMade, editRetried, mineKept } from './actions';
import { createDecisions } from './decisions';
import { findEdit } from './edit';
import { createEditLoader, type EditLoaders } from './edit-loader';
import { ownerOf, type OutboxEntry } from './entry';
import { createLedger } from './ledger';
import { createEnqueueEdit } from './enqueue-edit';
import { createOverlay } from './overlay';
import { createSender } from './sender';
import { createWaiters } from './waiters';

export interface Outbox {
  middleware: Middleware;
  /** The server's data where edits are applied to the cached answer. */
  serverData: (cacheKey: string, cached: unknown) => unknown;
}

interface QueryAnswered {
  type: 'api/executeQuery/fulfilled';
  meta: { arg: { queryCacheKey: string } };
}

const isQueryAnswered = (action: unknown): action is QueryAnswered =>
  isAction(action) && action.type === 'api/executeQuery/fulfilled';

/**
 * Edits that work offline: declared with `defineEdit`, made with `useEdit`. They are shown immediately, stored on the
 * device, and sent in order and once, whatever happens to the network, the tab or the device.
 */
export function createOutbox(loaders: EditLoaders = {}): Outbox {
  const outbox: Outbox = {
    serverData: (_cacheKey, cached) => cached,
    middleware: (store) => {
      const overlay = createOverlay(store);
      const waiters = createWaiters();
      const loadEdits = createEditLoader(loaders);
      const onLedgerChange: Parameters<typeof createLedger>[2] = ({ put = [], settled }) => {
        if (settled) waiters.conclude(settled.entry.id, { status: 'sent', answer: settled.answer });
        for (const entry of put) if (entry.state === 'refused') void reportRefusal(entry);
      };
      const ledger = createLedger(store, overlay, onLedgerChange, () => void reload());
      const sender = createSender(store, ledger, { loadEdits, isAwaited: waiters.isAwaited });
      const decisions = createDecisions(store, ledger, overlay);
      let opening: Promise<void> | undefined;
      const enqueueEdit = createEnqueueEdit({
        ledger,
        waiters,
        opening: () => opening,
        withdraw: decisions.withdraw,
        wake: sender.wake,
      });
      const wake = () => void sender.wake();
      let unwatch: (() => void)[] = [];
      outbox.serverData = overlay.serverData;

      async function reportRefusal({ id, edit, failure }: OutboxEntry): Promise<void> {
        // Claimed before it is undone: the sender may finish meanwhile and would report it as queued.
        const conclude = failure && waiters.claim(id);
        if (!conclude) return;
        if (findEdit(edit)?.whenRefused === 'revert') await decisions.discard(id);
        conclude({ status: 'refused', error: failure });
      }

      async function showAll(): Promise<void> {
        await loadEdits(ledger.entries());
        ledger.show();
      }

      async function reload(): Promise<void> {
        await ledger.read();
        await showAll();
        wake();
      }

      function begin(owner: string, unconfirmed = false): void {
        sender.hold(unconfirmed);
        if (ledger.owner() === owner) return wake();
        end();
        window.addEventListener('online', wake);
        unwatch = [() => window.removeEventListener('online', wake), onWakeUp(wake)];
        const reading = ledger.open(owner).finally(() => {
          if (opening === reading) opening = undefined;
        });
        opening = reading;
        void reading.then(showAll).then(wake);
      }

      function end(): void {
        for (const stop of unwatch) stop();
        unwatch = [];
        sender.stop();
        waiters.concludeAll({ status: 'queued' });
        ledger.close();
      }

      return (next) => (action) => {
        if (editMade.match(action)) return enqueueEdit(action.payload.name, action.payload.arg);
        if (editRetried.match(action)) return decisions.retry(action.payload).then(wake);
        if (mineKept.match(action)) return decisions.keepMine(action.payload).then(wake);
        if (editDiscarded.match(action)) return decisions.discard(action.payload).then(wake);
        const result = next(action);
        if (answersRestored.match(action)) ledger.show();
        else if (isQueryAnswered(action)) {
          overlay.answered(action.meta.arg.queryCacheKey);
          ledger.show();
        } else if (signedIn.match(action)) begin(ownerOf(action.payload.profile), action.payload.cached);
        else if (signedOut.match(action)) end();
        else if (apiReachableChanged.match(action) && action.payload) sender.resume();
        return result;
      };
    },
  };
  return outbox;
}
