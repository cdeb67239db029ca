import path from 'node:path';
import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { LocaleSchema } from '../../core/contracts/common';
import { describeFault } from './describe-fault';
import { linesOfKeys } from './json-positions';
import { readJson } from './read-file';
import type { Rules } from './rules';
import type { StatusOptions } from './status';

/** Spaces alone would occur in every text. */
const Word = Type.String({ pattern: '\\S' });
const Words = Type.Array(Word, { minItems: 1 });
const Languages = Type.Array(LocaleSchema);
const nothingElse = { additionalProperties: false };

const SameRule = Type.Object(
  { texts: Words, languages: Type.Optional(Languages), why: Type.String() },
  nothingElse,
);
const LimitRule = Type.Object(
  { keys: Type.String(), max: Type.Integer({ minimum: 1 }), why: Type.String() },
  nothingElse,
);
const Translations = Type.Object({ de: Words, es: Words, fr: Words, pt: Words, 'zh-CN': Words }, nothingElse);
const Avoided = Type.Partial(Type.Object({ en: Words, ...Translations.properties }, nothingElse));
const Term = Type.Object(
  {
    english: Word,
    meaning: Word,
    translations: Translations,
    avoid: Type.Optional(Avoided),
    except: Type.Optional(Words),
  },
  nothingElse,
);
const StillRight = Type.Object(
  { text: Type.String(), english: Type.String(), languages: Languages },
  nothingElse,
);

/** A fault of a rules file, in a sentence for the person who wrote it. */
export class RuleError extends Error {}

function read<Rule extends TSchema>(folder: string, name: string, rule: Rule): Static<Rule>[] {
  const file = path.join(folder, name);
  const found = readJson(file);
  if ('fault' in found) throw new RuleError(describeFault(found.fault));
  const { text, content } = found;
  const rules = Type.Array(rule);
  if (Value.Check(rules, content)) return content;
  const [error] = Value.Errors(rules, content);
  const place = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const key = place.replace(/^\d+\.?/, '');
  const line = linesOfKeys(text).get(place);
  const reason = error?.keyword === 'pattern' ? 'is empty' : (error?.message ?? 'is not as it should be');
  const problem = `${reason}; write it as the others are`;
  throw new RuleError(
    describeFault({ file, ...(key !== '' && { key }), ...(line !== undefined && { line }), problem }),
  );
}

/** Reads the rules that editors may change. Throws for an invalid file. */
export function readRules(folder = path.join('content', 'rules')): Rules {
  return {
    same: read(folder, 'same-as-english.json', SameRule),
    limits: read(folder, 'length-limits.json', LimitRule),
    glossary: read(folder, 'glossary.json', Term),
  };
}

/** Reads the translations that stay although their English text has changed since. */
export function readStillRight(folder = path.join('content', 'rules')): StatusOptions['stillRight'] {
  return read(folder, 'still-right.json', StillRight);
}
