import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noFormState } from './scripts/lint/no-form-state.mjs';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

/**
 * The tsconfig.json that covers each group of files. One pattern for all would try every tsconfig until one matches.
 */
const typesOf = {
  tests: ['{tests,bench,examples,scripts,content}/**', '*.config.ts'],
  core: ['{core,data}/**'],
  server: ['server/**'],
  src: ['{src,plugins}/**', 'gatsby-*.{ts,tsx}'],
  'service-worker': ['service-worker/**'],
};

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

const markupFromStrings = ['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
  selector: `MemberExpression[property.name='${property}']`,
  message: `Do not build markup from strings: create elements instead of using ${property}.`,
}));

/** Forbidden everywhere: markup and SQL built from strings, custom formatters. */
const neverWritten = [
  ...markupFromStrings,
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Do not build markup from strings: give elements children.',
  },
  {
    selector: "CallExpression[callee.property.name='query'] > TemplateLiteral[expressions.length>0]",
    message: 'Do not build SQL from values: use $1 parameters.',
  },
  {
    selector:
      ":matches(NewExpression, CallExpression)[callee.object.name='Intl'][callee.property.name=/^(NumberFormat|DateTimeFormat|ListFormat|Collator)$/]",
    message: 'Formatters are expensive to create: use those of core/i18n/intl.',
  },
  {
    selector: "CallExpression[callee.property.name='localeCompare']",
    message:
      'This sorts by the locale of the machine: use collator(locale) of core/i18n/intl for words, compareCodes for ids and instants.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time|)String$/]',
    message:
      'This formats by the locale of the machine: use numberFormat(locale) or dateFormat(locale) of core/i18n/intl.',
  },
];

/** Modifiers that would let a run pass without its tests. */
const everyTestRuns = [
  {
    selector:
      'CallExpression > MemberExpression.callee:matches([object.name=/^(test|it|describe)$/], [object.property.name="describe"])[property.name=/^(skip|only|todo|fixme|failing)$/]',
    message: 'Every test runs: fix the failure, or delete a test that asserts nothing.',
  },
];

export default tseslint.config(
  { ignores: ['node_modules', 'public', '.cache', 'build', '.data', 'coverage', 'test-results'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // With verbatimModuleSyntax `import { type X }` still loads the file: write `import type`.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Fastify handlers and methods of async interfaces may have nothing to await.
      '@typescript-eslint/require-await': 'off',
    },
  },
  ...Object.entries(typesOf).map(([folder, files]) => ({
    files,
    languageOptions: { parserOptions: { project: `${folder}/tsconfig.json` } },
  })),
  {
    // These compare the types of the typed `t`, which takes minutes per file. The compiler checks it too.
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // There are no classes in src; selectors and `t` are functions that their libraries type as methods.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...neverWritten],
    },
  },
  {
    files: ['server/plugins/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...neverWritten,
        {
          selector:
            "Program:not(:has(ExportNamedDeclaration > FunctionDeclaration > Identifier.params[name='app']))",
          message: 'A plugin exports a function that takes the app; anything else belongs in server/lib.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'server/identity/**/*.tsx', 'gatsby-{browser,ssr}.tsx', 'plugins/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['core/i18n/intl.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.tsx', 'server/**/*.tsx'],
    ignores: tests,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'should-validate-template': true,
          'jsx-attributes': { include: spokenAttributes },
        },
      ],
    },
  },
  {
    files: ['src/{domain,features}/**/*.tsx'],
    ignores: tests,
    plugins: { forms: { rules: { 'no-form-state': noFormState } } },
    rules: { 'forms/no-form-state': 'error' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ignores: ['static/**', 'server/identity/embedded/pages/*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['static/**/*.js', 'server/identity/embedded/pages/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    // Command-line programs print to the console.
    files: ['scripts/**', 'bench/**', 'server/cli/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      // Test doubles and parsed responses are loosely typed; the assertions check them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', ...everyTestRuns],
    },
  },
  prettier,
);
