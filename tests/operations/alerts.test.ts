import { execFileSync } from 'node:child_process';

test('the alarms are raised by what they are for, and by nothing else', () => {
  const promtool = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: 'deploy/prometheus', encoding: 'utf8', stdio: 'pipe' });
  expect(promtool('check', 'rules', 'alerts.yml')).toMatch(/SUCCESS: \d+ rules found/);
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});
