import { execFileSync } from 'node:child_process';

test('each alert fires in its situation only', () => {
  const promtool = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: 'deploy/prometheus', encoding: 'utf8', stdio: 'pipe' });
  expect(promtool('check', 'rules', 'alerts.yml')).toMatch(/SUCCESS: \d+ rules found/);
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});
