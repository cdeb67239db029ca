import { fileTypeOf } from './file-type';

const typeOf = (text: string) => fileTypeOf(Buffer.from(text));

it('recognises an invoice after any number of comments', () => {
  const comments = '<!---->\n<!-- a <Note> - of -- a system -->'.repeat(50);
  expect(typeOf(`<?xml version="1.0"?>\n${comments}<ubl:Invoice xmlns:ubl="urn">`)).toBe('xml');
});

it.each(['<!---->'.repeat(500), `${'<!---->'.repeat(500)}<html>`, `<!--${'-->'.repeat(1000)}`])(
  'refuses comments without an invoice',
  (text) => {
    expect(typeOf(text)).toBeUndefined();
  },
);

it.each(['<!DOCTYPE Invoice><Invoice>', '<html>', '', '<!-- <Invoice> '])('refuses %j', (text) => {
  expect(typeOf(text)).toBeUndefined();
});
