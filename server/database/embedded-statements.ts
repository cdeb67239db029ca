import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import { parsers } from './parsers';

const { serialize } = protocol;

/**
 * For a PGlite with prepared statements: they are parsed once but planned each time, because a plan made for
 * an empty table would stay until its statistics change.
 */
export const planEachTime = ['-c', 'plan_cache_mode=force_custom_plan'];

/** Runs a statement with parameters for the holder of the connection, and returns its rows. */
export type RunStatement = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

interface Prepared {
  name: string;
  /** Of the parameters, as PostgreSQL type numbers. */
  types: number[];
}

/**
 * Prepares each statement once, as `pool.ts` does on a server, and then sends it as one message. PGlite's own
 * `query` sends six and parses the statement each time.
 */
export function prepareStatements(pglite: PGlite): RunStatement {
  const prepared = new Map<string, Prepared>();
  // If passed to `parseResults` separately from PGlite's own, they would be merged again for every statement.
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
