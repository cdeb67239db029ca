import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/*
 * Every statement selects a project's rows by the project: such tables can be partitioned or distributed over servers
 * without changing a query. `linkings` belong to two projects and are not checked.
 */

/** Files with statements across projects, the tables for which that is allowed, and why. */
const exceptions: readonly [file: string, tables: readonly string[], reason: string][] = [
  ['api-clients/repository.ts', ['api_clients'], 'what the realm is to forget, whichever project it was of'],
  ['lib/access/api-clients.ts', ['api_clients'], 'a token names the client alone, by an id of its own'],
  ['lib/access/partner-tokens.ts', ['pact_partners'], 'a partner shows the name of its credential alone'],
  ['business-segments/repository.ts', ['business_segments'], 'how all companies of a sector do'],
  ['company-profile/repository.ts', ['company_profiles'], 'a D-U-N-S number is of one company'],
  ['registration/repository.ts', ['company_profiles'], 'a D-U-N-S number is of one company'],
  ['registration/repository.ts', ['registrations'], 'accounts that are overdue, of all companies'],
  [
    'notifications/push-repository.ts',
    ['notifications'],
    'by the messages of a device, which is of a person',
  ],
  ['notifications/summary-repository.ts', ['notifications'], 'forgets what is old'],
  ['lib/access/removed-users.ts', ['removed_users'], 'forgets what is old'],
  ['webhooks/claims-repository.ts', ['webhook_endpoints'], 'the queue of all deliveries'],
  ['pact/sources-repository.ts', ['pact_sources'], 'the queue of all fetching, and new keys for all secrets'],
  ['factor-sets/repository.ts', ['ca_project_factor_sets'], 'how many companies use a set'],
  ['records/record-table.ts', ['ca_record_counts'], 'is given the condition, which begins with the project'],
];

/** Tables that are always selected by something else. */
const directories = new Map([['users', 'people sign in with an address, before a project is known']]);

const migrations = 'server/database/migrations';
const schema = readdirSync(migrations)
  .map((name) => readFileSync(join(migrations, name), 'utf8').replace(/--.*$/gm, ''))
  .join('\n');

/** Tables with the column `project_id`. */
const owned = new Set(
  [...schema.matchAll(/^create table (\w+) \(([^;]*?)^\);/gms)]
    .filter(([, table = '', columns = '']) => /^\s*project_id /m.test(columns) && !directories.has(table))
    .map(([, table = '']) => table),
);

const files = ['server/modules', 'server/lib', 'server/mail']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name));

/** The SQL strings of a program, with the constants of the file inserted. */
function statementsOf(program: string): string[] {
  const source = ts.createSourceFile('program.ts', program, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: string[] = [];
  const textOf = (node: ts.Node): string => {
    if (ts.isStringLiteralLike(node)) return node.text;
    const value = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    if (value) return textOf(value);
    if (!ts.isTemplateExpression(node)) return ' ';
    const spans = node.templateSpans.map(({ expression, literal }) => textOf(expression) + literal.text);
    return node.head.text + spans.join('');
  };
  const declare = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, declare);
  };
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = textOf(node).replace(/\s+/g, ' ').trim();
      if (/^(select|insert into|update|delete from|with) /i.test(text)) found.push(text);
    }
    ts.forEachChild(node, collect);
  };
  declare(source);
  collect(source);
  return found;
}

/** Words that follow a table name and are not its alias. */
const words = 'set|on|where|join|left|order|group|values|for|cross|limit|using|union|select|returning';
const reference = new RegExp(
  `\\b(from|join|update|insert into) (\\w+)(?: (?:as )?(?!(?:${words})\\b)(\\w+))?`,
  'gi',
);
const column = '(?:customer_)?project_id';
const unnamed = new RegExp(
  `(?<![.\\w])${column}\\s*(?:=|in\\b|is not distinct)|using \\([^)]*${column}|\\(project_id,[^)]*\\) (?:=|in)`,
);

/** By its value: an expression over it would search every partition. */
const comparison = (names: string) => {
  const own = `\\b(?:${names})\\.${column}\\b`;
  return new RegExp(`${own}\\s*(?:=|in\\b|is not distinct)|(?:=|in) ${own}|\\(${own},`);
};

/** Files of the modules that send statements without being named repositories, and why. */
const otherSenders = new Map([
  ['health/database-probe.ts', 'asks whether the database answers'],
  ['carbon-accounting/records/record-table.ts', 'makes a repository from a list of fields'],
]);

/** The project tables that a statement reads or writes without filtering by project. */
function faultsOf(statement: string): string[] {
  return [...statement.matchAll(reference)].flatMap(
    ({ 0: whole, 1: kind = '', 2: table = '', 3: alias, index }) => {
      if (!owned.has(table)) return [];
      const names = [alias, table].filter(Boolean).join('|');
      const isNamed =
        kind === 'insert into'
          ? /^ ?\([^)]*\bproject_id\b/.test(statement.slice(index + whole.length))
          : unnamed.test(statement) || comparison(names).test(statement);
      return isNamed ? [] : [table];
    },
  );
}

test('every statement on a project table filters by project, or is a listed exception', () => {
  const found = files.flatMap((file) =>
    statementsOf(readFileSync(file, 'utf8')).flatMap((statement) =>
      faultsOf(statement).map((table) => ({ file, table, statement: statement.slice(0, 200) })),
    ),
  );
  const isExcepted = (exception: (typeof exceptions)[number], { file, table }: (typeof found)[number]) =>
    file.endsWith(`/${exception[0]}`) && exception[1].includes(table);
  expect(found.filter((fault) => !exceptions.some((each) => isExcepted(each, fault)))).toEqual([]);
  expect(exceptions.filter((each) => !found.some((fault) => isExcepted(each, fault)))).toEqual([]);
});

test('on partitioned tables, every statement filters by project', () => {
  const partitioned = [...schema.matchAll(/partition_by_project\(([^)]*')\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(partitioned).toContain('ca_emission_results');
  expect(partitioned.filter((name) => !owned.has(name))).toEqual([]);
  expect(partitioned.filter((name) => exceptions.some(([, tables]) => tables.includes(name)))).toEqual([]);
});

test.each([
  ['select 1 from ca_years y where y.project_id::text = $1', ['ca_years']],
  ['select id from ca_years where year = $1', ['ca_years']],
  ['select id from ca_years where project_id = $1', []],
  ['delete from ca_evidence e where e.id = $1', ['ca_evidence']],
  ['update ca_products p set name = $1 where p.project_id = $2', []],
  ['select 1 from ca_years y join ca_products p on p.id = $1 where y.project_id = $2', ['ca_products']],
  ['insert into ca_products (id, name) values ($1, $2)', ['ca_products']],
  ['insert into ca_products (project_id, name) values ($1, $2)', []],
  ['select 1 from users where email = $1', []],
])('%s leaves out the project for %j', (statement, tables) => {
  expect(faultsOf(statement)).toEqual(tables);
});

test('a statement is checked with the constants it contains', () => {
  const program = "const of = 'where project_id = $1'; const q = `select 1 from ca_years ${of}`;";
  expect(statementsOf(program)).toEqual(['select 1 from ca_years where project_id = $1']);
});

test('in the modules only repositories send statements', () => {
  const modules = 'server/modules/';
  const senders = files
    .filter((file) => file.startsWith(modules) && !/(^|[-/])repository\.ts$/.test(file))
    .filter((file) => /\.query(AtCommit)?(<[^;]*?>)?\(|\batCommit\(/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(modules.length));
  expect(senders.sort()).toEqual([...otherSenders.keys()].sort());
});
