import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { createTestApp } from '../../support/server/test-app';
import { openTestDatabase } from '../../support/server/test-database';

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const { groups } = parse(read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana/dashboard.json')) as { panels: Panel[] };

/** Metric names in an expression: names followed by a selector, a range or the end of a term. */
function metricsIn(expression: string): string[] {
  const withoutLabels = expression.replace(/\{[^}]*\}/g, '').replace(/\b(by|without)\s*\([^)]*\)/g, '');
  const words = withoutLabels.match(/[a-z_]{2,}\w*(?!\s*\()\b/g) ?? [];
  return words.filter((word) => word.includes('_') && !/_(quantile|linear|over_time)$/.test(word));
}

let known: Set<string>;
beforeAll(async () => {
  const server = await createTestApp({ METRICS_PORT: '9464' }, async () => ({
    ...(await openTestDatabase()),
    connections: () => ({ open: 1, idle: 1, waiting: 0 }),
    replicas: () => ({ replicas: [], reads: { replica: 0, primary: 0 } }),
  }));
  const text = (await server.metrics?.read()) ?? '';
  const families = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  known = new Set(
    families.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  await server.close();
});

test('every alert and every panel uses metrics that a server exports', () => {
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap((panel) => panel.targets.map((t) => t.expr)),
  ];
  const used = new Set(expressions.flatMap(metricsIn));
  expect(used.size).toBeGreaterThan(8);
  expect([...used].filter((name) => !known.has(name))).toEqual([]);
});

test('every alert has its section in the runbook, and every section its alert', () => {
  const sections = [...read('runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    rules.map(({ alert }) => `deploy/runbook.md#${alert.toLowerCase()}`),
  );
});
