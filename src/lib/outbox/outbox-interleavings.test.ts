import fc from 'fast-check';
import { screenStoreOf } from '../../../tests/support/web/api-store';
import { newBrowser } from '../../../tests/support/web/browser';
import { newDevice } from '../../../tests/support/web/device';
import { fakeAuth } from '../../../tests/support/web/fake-auth';
import { stubNetwork, type Call } from '../../../tests/support/web/stub-network';
import { signedOut } from '../session/session-slice';
import { editMade } from './actions';
import { defineEdit } from './edit';
import { outboxSlice } from './outbox-slice';

/**
 * What happens to a request: it passes, never arrives, arrives but its response is lost, is rejected as overload, or is
 * slow.
 */
type Network = 'up' | 'down' | 'answersLost' | 'overloaded' | 'slow';
type Step =
  | { do: 'edit'; page: number; record: string; stale: number }
  | { do: 'network'; network: Network }
  | { do: 'reload'; page: number }
  | { do: 'openTab' }
  | { do: 'reconnect' };

interface Line {
  record: string;
  word: string;
  /** What the page shows, which may lack this device's latest edits. */
  version: number;
}

defineEdit<Line, { version: number }>({
  name: 'test.line',
  area: 'requests',
  // The same line sent twice without its key would appear twice.
  request: ({ record, word }, version) => ({
    url: `/records/${record}/lines`,
    method: 'POST',
    body: { word, version },
  }),
  subject: ({ record }) => `record/${record}`,
  show: () => [],
  label: () => ({ key: 'field.answer' }),
});

/** Records of lines, as on the product's server: each has a version, and each key is applied once. */
class Server {
  readonly lines: Record<string, string[]> = { a: [], b: [] };
  private readonly answers = new Map<string, object>();

  take({ path, headers, body }: Call): object {
    const key = headers.get('Idempotency-Key') ?? '';
    const known = this.answers.get(key);
    if (known) return known;
    const { word, version } = body as { word: string; version?: number };
    const lines = (this.lines[path.split('/')[3] ?? ''] ??= []);
    if (version !== undefined && version !== lines.length) {
      const error = { code: 'STALE_VERSION', message: 'Stale.', details: { version: lines.length } };
      return Response.json({ error }, { status: 409 });
    }
    lines.push(word);
    const answer = { version: lines.length };
    this.answers.set(key, answer);
    return answer;
  }
}

class World {
  readonly server = new Server();
  readonly made: Record<string, string[]> = { a: [], b: [] };
  network: Network = 'up';
  private readonly dead = new Set<string>();
  private pages: { name: string; store: ReturnType<typeof screenStoreOf> }[] = [];
  private opened = 0;

  constructor() {
    newDevice();
    newBrowser();
    const answer = (call: Call) => this.answer(call) as object;
    stubNetwork({ 'POST /api/records/a/lines': answer, 'POST /api/records/b/lines': answer });
  }

  private async answer(call: Call): Promise<unknown> {
    // A killed page receives no more responses; what it had sent has arrived.
    const isDead = () => this.dead.has(call.headers.get('X-Access-Token') ?? '');
    const never = new Promise(() => undefined);
    if (isDead()) return never;
    if (this.network === 'down') return undefined;
    if (this.network === 'overloaded') return 503;
    const isLost = this.network === 'answersLost';
    const answer = this.server.take(call);
    if (this.network === 'slow') await tick(10);
    if (isDead()) return never;
    return isLost ? undefined : answer;
  }

  openTab(): void {
    const name = `page-${(this.opened += 1)}`;
    const store = screenStoreOf(fakeAuth({ accessToken: async () => name }));
    this.pages.push({ name, store });
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'edit') this.edit(step);
    else if (step.do === 'network') this.network = step.network;
    else if (step.do === 'reload') this.reload(step.page);
    else if (step.do === 'openTab') this.openTab();
    else window.dispatchEvent(new Event('online'));
    await tick();
  }

  private edit({ page: number, record, stale }: Extract<Step, { do: 'edit' }>): void {
    const page = this.pages[number % this.pages.length];
    const word = `${record}${this.made[record]?.length}`;
    this.made[record]?.push(word);
    const version = Math.max(0, (this.server.lines[record]?.length ?? 0) - stale);
    page?.store.dispatch(editMade({ name: 'test.line', arg: { record, word, version } }));
  }

  private reload(number: number): void {
    const [page] = this.pages.splice(number % this.pages.length, 1);
    if (!page) return;
    this.dead.add(page.name);
    page.store.dispatch(signedOut());
    this.openTab();
  }

  /** The network is back permanently. */
  async settle(): Promise<void> {
    this.network = 'up';
    const givenUp = Date.now() + 30_000;
    while (Date.now() < givenUp) {
      const states = this.pages.map(({ store }) =>
        outboxSlice.selectors.selectOutbox(store.getState() as never),
      );
      if (states.every(({ ready, entries }) => ready && entries.length === 0)) return;
      // All edits are from this device, so none conflict.
      expect(states.flatMap(({ entries }) => entries.filter(({ state }) => state === 'refused'))).toEqual([]);
      window.dispatchEvent(new Event('online'));
      await tick();
    }
    throw new Error('Edits are left that nobody sends');
  }

  /** Pages of an earlier run would keep listening. */
  end(): void {
    for (const { store } of this.pages) store.dispatch(signedOut());
  }
}

const tick = (ms = 1) => new Promise((resolve) => setTimeout(resolve, ms));

const page = fc.nat(2);
const edit = fc.record({
  do: fc.constant('edit' as const),
  page,
  record: fc.constantFrom('a', 'b'),
  stale: fc.nat(3),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: edit },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('network'),
      network: fc.constantFrom('up', 'down', 'answersLost', 'overloaded', 'slow'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload'), page }) },
  { weight: 1, arbitrary: fc.constant({ do: 'openTab' } as const) },
  { weight: 2, arbitrary: fc.constant({ do: 'reconnect' } as const) },
);

it('the server ends up with every edit exactly once, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const world = new World();
      world.openTab();
      await tick();
      for (const each of steps) await world.take(each);
      await world.settle();
      world.end();
      for (const record of ['a', 'b']) {
        expect([...(world.server.lines[record] ?? [])].sort()).toEqual(
          [...(world.made[record] ?? [])].sort(),
        );
      }
    }),
    { numRuns: 60 },
  );
});

it('in one page, edits arrive in the order in which they were made', async () => {
  const onePage = step.filter((each) => each.do !== 'openTab' && (each.do !== 'edit' || each.page === 0));
  await fc.assert(
    fc.asyncProperty(fc.array(onePage, { minLength: 1, maxLength: 25 }), async (steps) => {
      const world = new World();
      world.openTab();
      await tick();
      for (const each of steps) await world.take(each);
      await world.settle();
      world.end();
      expect(world.server.lines).toEqual(world.made);
    }),
    { numRuns: 60 },
  );
});
