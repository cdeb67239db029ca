import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import { parsers } from './parsers';

const { serialize } = protocol;

/**
 * For a PGlite whose statements are prepared: they are read once, but planned each time, since a plan for a table that was
 * empty would stay until its statistics change.
 */
export const planEachTime = ['-c', 'plan_cache_mode=force_custom_plan'];

/** Runs a statement with parameters, and answers with its rows, for somebody who has the connection. */
export type RunStatement = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

interface Prepared {
  name: string;
  /** Of the parameters, as PostgreSQL numbers them. */
  types: number[];
}

/**
 * Prepares each statement once, as `pool.ts` does on a server, and sends it as one message from then on. PGlite's own
 * `query` sends six, and reads the statement again each time.
 */
export function prepareStatements(pglite: PGlite): RunStatement {
  const prepared = new Map<string, Prepared>();
  // Given to `parseResults` beside PGlite's own, they would be put together again for every statement.
  const allParsers = { ...pglite.parsers, ...parsers };
  const send = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const before = prepared.get(text);
    if (before) return before;
    const name = `s${prepared.size}`;
    const answer = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const statement = { name, types: parse.parseDescribeStatementResults(answer) };
    prepared.set(text, statement);
    return statement;
  }

  const toText = (value: unknown, type: number | undefined) =>
    value === null || value === undefined ? null : (pglite.serializers[type ?? 0] ?? String)(value);

  return async <Row>(text: string, values: readonly unknown[]) => {
    await pglite._checkReady();
    return pglite._runExclusiveQuery(async () => {
      const { name, types } = await prepare(text);
      const answer = await send(
        serialize.bind({
          statement: name,
          values: values.map((value, index) => toText(value, types[index])),
        }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      );
      const [result] = parse.parseResults(answer, allParsers);
      return (result?.rows ?? []) as Row[];
    });
  };
}
