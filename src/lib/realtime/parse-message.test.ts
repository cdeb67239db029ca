import { parseMessage } from './parse-message';

const event = {
  id: '6f1c2a7e-0000-4000-8000-000000000001',
  type: 'customer-request',
  action: 'accept',
  projectId: 42,
  timestamp: '2026-01-02T03:04:05.000Z',
};
const parse = (data: unknown) => parseMessage(data, 42, { 'customer-request': [] });

it('accepts an event of the project, and messages about the connection', () => {
  expect(parse(JSON.stringify(event))).toEqual({ event });
  expect(parse('{"type":"resync"}')).toEqual({ notice: 'resync' });
  expect(parse('{"type":"pong"}')).toEqual({ notice: 'pong' });
});

it.each([
  ['binary', new ArrayBuffer(8), 'NOT_TEXT'],
  ['5 MB long', JSON.stringify({ ...event, data: 'x'.repeat(5_000_000) }), 'TOO_LONG'],
  ['truncated', JSON.stringify(event).slice(0, -1), 'NOT_JSON'],
  ['empty', '', 'NOT_JSON'],
  ['null', 'null', 'NOT_JSON'],
  ['a number', '7', 'NOT_JSON'],
  ['a list', '[]', 'UNKNOWN_TYPE'],
  ['without a type', '{}', 'UNKNOWN_TYPE'],
  ['of a newer type', JSON.stringify({ ...event, type: 'weather' }), 'UNKNOWN_TYPE'],
  ['of a type every object has', JSON.stringify({ ...event, type: 'constructor' }), 'UNKNOWN_TYPE'],
  ['without an id', JSON.stringify({ ...event, id: undefined }), 'MALFORMED'],
  ['with an id that is a number', JSON.stringify({ ...event, id: 7 }), 'MALFORMED'],
  ['with a year that is text', JSON.stringify({ ...event, year: 'last' }), 'MALFORMED'],
  ['for another project', JSON.stringify({ ...event, projectId: 43 }), 'OTHER_PROJECT'],
  ['for a project in quotes', JSON.stringify({ ...event, projectId: '42' }), 'MALFORMED'],
])('ignores a message that is %s', (_what, data, fault) => {
  expect(parse(data)).toEqual({ fault });
});
