import { chinesePunctuationFaults } from './chinese-punctuation';
import { figureSpacingFaults, withFigureSpacing } from './figure-spacing';
import { frenchSpacingFaults, withFrenchSpacing } from './french-spacing';
import { untranslatedFaults } from './untranslated';

describe('French sets punctuation apart with a no-break space', () => {
  test.each([
    'Prêt\u00A0?',
    'Prêt\u202F!',
    '«\u00A0Évité\u00A0»',
    'Voir https://x.example.',
    'à 10:30',
    'Quoi\u00A0?!',
    ': {{x}}',
  ])('%s is right', (text) => expect(frenchSpacingFaults('fr', text)).toEqual([]));

  test.each([
    ['Prêt ?', 'before "?"'],
    ['Prêt!', 'before "!"'],
    ['{{name}}: oui', 'before ":"'],
    ['Oui ; non', 'before ";"'],
    ['«Évité\u00A0»', 'after "«"'],
    ['« Évité\u00A0»', 'after "«"'],
    ['«\u00A0Évité »', 'before "»"'],
    ['(vraiment ?)', 'before "?"'],
  ])('%s is wrong', (text, where) => {
    expect(frenchSpacingFaults('fr', text)).toEqual([
      `has no no-break space (U+00A0 or U+202F) ${where}; put one there`,
    ]);
    expect(frenchSpacingFaults('de', text)).toEqual([]);
  });

  test('and is typed with plain spaces', () => {
    const typed = withFrenchSpacing('« Prêt ? » : {{a}} ; à 10:30 !');
    expect(typed).toBe('«\u00A0Prêt\u00A0?\u00A0»\u00A0: {{a}}\u00A0; à 10:30\u00A0!');
    expect(frenchSpacingFaults('fr', typed)).toEqual([]);
  });
});

describe('A figure keeps its unit', () => {
  test.each([
    ['{{total}} t CO₂e', '"t"'],
    ['davon {{percent}} % erneuerbar', '"%"'],
    ['{{total}} 吨 CO₂e', '"吨"'],
    ['at most 20 MB', '"MB"'],
  ])('%s could wrap', (text, unit) => {
    expect(figureSpacingFaults(text)).toEqual([
      `has no no-break space (U+00A0 or U+202F) before ${unit}; put one there`,
    ]);
    expect(figureSpacingFaults(withFigureSpacing(text))).toEqual([]);
  });

  test.each(['{{total}}\u00A0t', '42%', 'scope 3 transport', '{{count}} gaps', 'kg CO₂e'])(
    '%s is right',
    (text) => expect(figureSpacingFaults(text)).toEqual([]),
  );
});

describe('Chinese has its own punctuation', () => {
  test.each([
    '请填写公司名称（全称），然后保存。',
    '上午 10:30，见 https://x.example/a.b',
    '邻苯二甲酸二(2-乙基己)酯（DEHP）',
    '苯并(g,h,i)苝',
    '{{from}}, {{to}}',
    '1,234.5 吨',
    '文件 accounts.csv 已保存',
  ])('%s is right', (text) => expect(chinesePunctuationFaults('zh-CN', text)).toEqual([]));

  test.each([
    ['公司名称,全称', ',', '，'],
    ['{{name}}, 请保存', ',', '，'],
    ['已保存.', '.', '。'],
    ['已保存. 请继续', '.', '。'],
    ['要保存吗?', '?', '？'],
    ['<b>名称</b>:{{name}}', ':', '：'],
    ['公司(全称)', '(', '（…）'],
  ])('%s is wrong', (text, western, right) => {
    expect(chinesePunctuationFaults('zh-CN', text)).toEqual([
      `has "${western}"; Chinese sentences use "${right}"`,
    ]);
    expect(chinesePunctuationFaults('de', text)).toEqual([]);
  });
});

describe('a sentence that is still English', () => {
  const source = 'Save the year. The rest stays as it was.';
  const faults = (text: string, language = 'de') => untranslatedFaults(language, source, text, []);

  test('is found in a translation, whether it is from its English text or another', () => {
    const left = ['leaves "The rest stays as it was." in English; translate it'];
    expect(faults('Speichern Sie das Jahr. The rest stays as it was.')).toEqual(left);
    expect(faults('保存年度。The rest stays as it was.', 'zh-CN')).toEqual(left);
    expect(faults('Speichern Sie das Jahr: your figures are kept.')).toEqual([
      'leaves "your figures are kept." in English; translate it',
    ]);
  });

  test('is not reported in other languages, in names, and where the rules allow it', () => {
    expect(faults('Speichern Sie das Jahr. Der Rest bleibt, wie er war.')).toEqual([]);
    expect(faults('Nach: Greenhouse Gas Protocol.')).toEqual([]);
    const same = [{ texts: ['The Climate Pledge of 2040.'], why: 'A name.' }];
    expect(untranslatedFaults('de', source, 'Mitglied. The Climate Pledge of 2040.', same)).toEqual([]);
    expect(untranslatedFaults('en', source, 'The other one was of use.', [])).toEqual([]);
  });
});
