import { checkedLocales, noRules } from '../../tests/support/content/checked-locales';
import { avoidedFaults } from './glossary';
import type { Rules } from './rules';

const { faultsOf } = checkedLocales();

describe('faulty texts', () => {
  const german = (text: string, english = 'Save', rules = noRules) =>
    faultsOf({ 'en/app.json': { a: english }, 'de/app.json': { a: text } }, ['en', 'de'], rules).filter(
      (fault) => fault.startsWith('de/'),
    );

  test.each([
    ['<a href="https://x.example">Sichern</a>', 'has HTML (<a href="https://x.example">)'],
    ['Sichern<br>', 'has HTML (<br>)'],
    ['<script>alert(1)</script>', 'has HTML (<script>)'],
    ['Sichern <b', 'has HTML (<b)'],
    ['Sichern <!-- so -->', 'has HTML (<!--)'],
    ['A&nbsp;B', 'has &nbsp;; write the character itself'],
    ['GrÃ¼n', 'has "Ã¼", which comes from reading a file in the wrong encoding'],
    ['A\u0007B', 'has a control character (U+0007); delete it'],
    ['A\nB', 'has a line break (U+000A); delete it'],
    ['A\u202EB', 'has a mark that turns the direction of writing (U+202E)'],
    ['A\u200BB', 'has an invisible character (U+200B)'],
    ['A'.repeat(10_000), 'is 10000 characters long where 1000 fit'],
    ['Siehe /nirgends/', 'leads to /nirgends/, a page that does not exist'],
    ['Siehe http://x.example', 'leads to http://x.example; write the whole address'],
    ['Speichern {name}', 'has a single {; a placeholder is written {{name}}'],
    ['Save', 'is the same as in English; translate it'],
    ['3,5 t CO₂e', 'has a space before CO₂e at which a line may break'],
    ['{{count}} Fehler', 'counts something without plural forms'],
  ])('%.40s', (text, expected) => {
    expect(german(text).some((fault) => fault.startsWith(`de/app.json | a | ${expected}`))).toBe(true);
  });

  test.each(['Sichern<br>', 'Sichern <b>jetzt', '<1>Sichern'])('%s is one finding', (text) => {
    expect(german(text)).toHaveLength(1);
  });

  test.each([
    '3,5\u00A0t\u00A0CO₂e',
    'Sichern: 5 < 6 & 7 > 2',
    'Siehe /register/ oder /register.',
    'und/oder',
    'km/h',
  ])('%s is right', (text) => expect(german(text)).toEqual([]));

  test('a text without letters may be the same as in English, and one that the rules allow', () => {
    expect(german('{{a}}/{{b}}', '{{a}}/{{b}}')).toEqual([]);
    const same: Rules['same'] = [{ texts: ['Status'], languages: ['de'], why: 'The same word.' }];
    expect(german('Status', 'Status', { ...noRules, same })).toEqual([]);
  });

  test('in limited space, Chinese characters count twice and placeholders do not count', () => {
    const limits: Rules['limits'] = [{ keys: 'app:*', max: 8, why: 'a button' }];
    expect(german('Speichern', 'Save', { ...noRules, limits })).toEqual([
      'de/app.json | a | is 9 characters long where 8 fit: a button; shorten it',
    ]);
    expect(german('Sichern{{x}}', 'Save{{x}}', { ...noRules, limits })).toEqual([]);
  });

  test('terms match the glossary', () => {
    const words = { es: ['x'], fr: ['x'], pt: ['x'], 'zh-CN': ['x'] };
    const glossary: Rules['glossary'] = [
      { english: 'segment', meaning: 'Short.', translations: { ...words, de: ['Segment'] } },
      { english: 'business segment', meaning: 'Long.', translations: { ...words, de: ['Geschäftssegment'] } },
    ];
    const rules = { ...noRules, glossary };
    expect(german('Die Geschäftssegmente', 'Your business segments', rules)).toEqual([]);
    expect(german('Die Bereiche', 'Your business segments', rules)).toEqual([
      'de/app.json | a | does not translate "business segment" as the glossary does (Geschäftssegment); use that word, or let the text stay with a reason in the editor',
    ]);
    expect(german('Entfernt: {{segment}}', 'Removed: {{segment}}', rules)).toEqual([]);
    const excepted = glossary.map((term) => ({ ...term, except: ['app:a'] }));
    expect(german('Die Bereiche', 'Your segments', { ...noRules, glossary: excepted })).toEqual([]);
  });

  test('finds another word for a figure, in a translation and in English', () => {
    const words = { es: ['x'], fr: ['x'], pt: ['x'], 'zh-CN': ['x'], de: ['Umsetzungsgrad'] };
    const glossary: Rules['glossary'] = [
      {
        english: 'implementation degree',
        meaning: 'How much is in place.',
        translations: words,
        avoid: { en: ['degree today'], de: ['Implementierungsgrad'] },
      },
    ];
    const rules = { ...noRules, glossary };
    expect(german('Ihr Implementierungsgrad', 'What is in place', rules)).toEqual([
      'de/app.json | a | says "Implementierungsgrad", which the glossary calls "Umsetzungsgrad"; use that word',
    ]);
    const [found] = avoidedFaults('en', 'app:a', 'Your degree\u00A0today', glossary);
    expect(found?.problem).toBe(
      'says "degree today", which the glossary calls "implementation degree"; use that word',
    );
    const excepted = glossary.map((term) => ({ ...term, except: ['app:a'] }));
    expect(german('Ihr Implementierungsgrad', 'A', { ...noRules, glossary: excepted })).toEqual([]);
  });
});
