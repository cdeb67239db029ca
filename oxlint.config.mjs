const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

const set = (severity) => (rules) => Object.fromEntries(rules.map((rule) => [rule, severity]));
const errors = set('error');
const off = set('off');

/**
 * Name endings of attributes whose text people see or hear: `label`, `closeLabel`, `emptyText`. Like JSX text, it
 * must come from locales/.
 */
const spokenEndings = [
  ...['actions', 'alt', 'caption', 'description', 'error', 'heading', 'hint', 'intro', 'label', 'legend'],
  ...['message', 'note', 'optional', 'placeholder', 'roledescription', 'summary', 'text', 'title', 'trigger'],
  ...['unavailable', 'valuetext', 'warning'],
];
const spokenAttributes = spokenEndings.map((ending) => {
  const asEnd = ending.replace(/^./, (letter) => letter.toUpperCase());
  return `((.*-)?${ending}|.*${asEnd})`;
});

/** Functions whose arguments are codes, which people do not see. */
const takeCodes = [
  't',
  'ofUpdate',
  'field',
  'figure',
  'number',
  'text',
  'writeAnswer',
  'startsWith',
  'Date',
  'learning',
];

const localRules = [
  ...['no-markup-strings', 'no-sql-from-values', 'no-own-formatters', 'no-locale-of-machine'],
].map((rule) => `local/${rule}`);

/** Uses of values whose type is not checked. */
const unsafe = (uses) => uses.map((use) => `typescript/no-unsafe-${use}`);
const unsafeValues = unsafe(['argument', 'assignment', 'call', 'member-access', 'return']);

/** What `correctness` contains without a category of its own in other linters, and this code does not follow. */
const notFollowed = off([
  // Spread arrays group long lists into lines.
  'unicorn/no-useless-spread',
  // `[...text]` counts characters, as the specification does.
  'typescript/no-misused-spread',
  // Strings and years of four digits sort as they should.
  'typescript/require-array-sort-compare',
  // `void` marks a call whose result is not awaited, also when its type has none.
  'typescript/no-meaningless-void-operator',
  // Defaults of destructured rows keep tests short.
  'typescript/no-useless-default-assignment',
]);

/** What a browser of .browserslistrc lacks. Types of `core` and `src` leave out the methods of arrays and the like. */
const tooNew = [
  ['URL', 'canParse'],
  ['AbortSignal', 'any'],
  ['Intl', 'Segmenter'],
].map(([object, property]) => ({ object, property }));

export default {
  ignorePatterns: ['node_modules', 'public', '.cache', 'build', '.data', 'coverage', 'test-results'],
  plugins: ['unicorn', 'oxc'],
  // Their rules run in JavaScript.
  jsPlugins: ['./scripts/lint/plugin.mjs', 'eslint-plugin-i18next'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  categories: { correctness: 'error' },
  rules: {
    ...errors(['no-case-declarations', 'no-console', 'no-empty', 'no-fallthrough', 'no-prototype-builtins']),
    ...errors(['no-regex-spaces', ...localRules]),
    'max-lines': ['error', { max: 300 }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    ...notFollowed,
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      plugins: ['typescript'],
      rules: {
        ...errors(['no-array-constructor', 'no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread']),
        ...errors(unsafeValues),
        ...errors(unsafe(['enum-comparison', 'function-type'])),
        ...errors(
          [
            ...['ban-ts-comment', 'no-empty-object-type', 'no-explicit-any', 'no-import-type-side-effects'],
            ...['no-namespace', 'no-require-imports', 'no-unnecessary-type-constraint', 'only-throw-error'],
            ...['prefer-promise-reject-errors', 'restrict-plus-operands'],
          ].map((rule) => `typescript/${rule}`),
        ),
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        ...notFollowed,
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      plugins: ['typescript'],
      rules: {
        // Compares the types of the typed `t`, which takes minutes per file. The compiler checks it too.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
        // There are no classes in src; selectors and `t` are functions that their libraries type as methods.
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['core/**/*.ts', 'data/**/*.ts', 'src/**/*.{ts,tsx}', 'service-worker/**/*.ts'],
      rules: { 'no-restricted-properties': ['error', ...tooNew], ...errors(['local/no-back-references']) },
    },
    {
      files: ['server/plugins/**/*.ts'],
      rules: errors(['local/plugin-exports']),
    },
    {
      files: [
        'src/**/*.{ts,tsx}',
        'server/identity/**/*.tsx',
        'gatsby-{browser,ssr}.tsx',
        'plugins/**/*.tsx',
      ],
      plugins: ['jsx-a11y', 'react'],
      rules: {
        ...errors(['react/rules-of-hooks', 'react/unsupported-syntax']),
        ...off([
          // `role="status"` is announced more reliably than <output>.
          'jsx-a11y/prefer-tag-over-role',
          // It takes empty cells of tables for controls.
          'jsx-a11y/control-has-associated-label',
          // The table's virtualiser; the compiler is not used.
          'react/incompatible-library',
          // Error boundaries are classes.
          'react/no-did-update-set-state',
        ]),
      },
    },
    {
      files: ['src/**/*.tsx', 'server/**/*.tsx'],
      rules: {
        'i18next/no-literal-string': [
          'error',
          {
            mode: 'jsx-only',
            'should-validate-template': true,
            'jsx-attributes': { include: spokenAttributes },
            'object-properties': { exclude: ['how'] },
            callees: { exclude: takeCodes },
          },
        ],
      },
    },
    { files: ['src/{domain,features}/**/*.tsx'], rules: errors(['local/no-form-state']) },
    {
      files: ['core/i18n/intl.ts'],
      rules: off(['local/no-own-formatters', 'local/no-locale-of-machine']),
    },
    { files: ['**/*.{js,mjs,cjs}'], env: { node: true }, rules: errors(['no-redeclare', 'no-undef']) },
    {
      files: ['static/**/*.js', 'server/identity/embedded/pages/*.js', 'server/plugins/reference/draw.js'],
      env: { browser: true, node: false },
      globals: { SimpleWebAuthnBrowser: 'readonly', SwaggerUIBundle: 'readonly' },
    },
    // Tables of figures and terms.
    { files: ['data/**'], rules: off(['max-lines']) },
    { files: ['scripts/**', 'bench/**', 'server/cli/**'], rules: off(['no-console']) },
    {
      files: tests,
      plugins: ['typescript', 'react'],
      rules: {
        ...errors(['local/every-test-runs']),
        // Test doubles and parsed responses are loosely typed; the assertions check them.
        ...off([...unsafeValues, 'typescript/unbound-method', 'no-unsafe-optional-chaining']),
        ...off([...localRules, 'local/no-form-state', 'local/plugin-exports']),
        ...off(['i18next/no-literal-string', 'react/jsx-key']),
      },
    },
  ],
};
