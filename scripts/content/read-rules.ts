import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rules } from './rules';
import type { StatusOptions } from './status';

const read = (name: string) =>
  JSON.parse(readFileSync(path.join('content', 'rules', name), 'utf8')) as unknown;

/** Reads the rules that editors may change. */
export function readRules(): Rules {
  return {
    same: read('same-as-english.json') as Rules['same'],
    limits: read('length-limits.json') as Rules['limits'],
    glossary: read('glossary.json') as Rules['glossary'],
  };
}

/** Translations that stay although their English text has changed since. */
export function readStillRight(): StatusOptions['stillRight'] {
  return read('still-right.json') as StatusOptions['stillRight'];
}
