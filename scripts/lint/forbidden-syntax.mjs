/** A rule that reports every node that one of the selectors finds. */
const forbid = (message, ...selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

export const forbiddenSyntax = {
  'no-markup-strings': forbid(
    'Do not build markup from strings: create elements, and give them children.',
    'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  ),
  'no-sql-from-values': forbid(
    'Do not build SQL from values: use $1 parameters.',
    "CallExpression[callee.property.name='query'] > TemplateLiteral[expressions.length>0]",
  ),
  'no-own-formatters': forbid(
    'Formatters are expensive to create: use those of core/i18n/intl.',
    ...['NewExpression', 'CallExpression'].map(
      (call) =>
        `${call}[callee.object.name='Intl'][callee.property.name=/^(NumberFormat|DateTimeFormat|ListFormat|Collator)$/]`,
    ),
  ),
  'no-locale-of-machine': forbid(
    'This depends on the locale of the machine. Sort words by collator(locale), ids and instants by compareCodes; format by numberFormat(locale) or dateFormat(locale), all of core/i18n/intl.',
    "CallExpression[callee.property.name='localeCompare']",
    'CallExpression[callee.property.name=/^toLocale(Date|Time|)String$/]',
  ),
  'no-back-references': forbid(
    'Safari finds nothing by a back reference with the flag `u` in texts beyond Latin 1: match twice, and compare.',
    String.raw`Literal[regex.flags=/[uv]/][regex.pattern=/\\([1-9]|k<)/]`,
  ),
  'plugin-exports': forbid(
    'A plugin exports a function that takes the app; anything else belongs in server/lib.',
    "Program:not(:has(ExportNamedDeclaration > FunctionDeclaration > Identifier.params[name='app']))",
  ),
  'every-test-runs': forbid(
    'Every test runs: fix the failure, or delete a test that asserts nothing.',
    ...['object.name=/^(test|it|describe)$/', "object.property.name='describe'"].map(
      (object) =>
        `CallExpression > MemberExpression.callee[${object}][property.name=/^(skip|only|todo|fixme|failing)$/]`,
    ),
  ),
};
