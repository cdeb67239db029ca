import { reportText } from './report';

it('is plain text', () => {
  const text = reportText('Diagnostics', [
    { title: 'Session', rows: [{ name: 'Project', value: '42' }] },
    { title: 'Operations', rows: [] },
  ]);
  expect(text).toBe('Diagnostics\n\nSession\n  Project: 42\n\nOperations');
});
