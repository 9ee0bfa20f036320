import { defineConfig } from 'oxlint';
// Editors load this file with plain Node, which needs the extension.
import { boundaries } from './scripts/config/lint/boundaries.ts';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', 'e2e/**'];

// On top of the category `correctness`.
const rules = [
  'no-array-constructor',
  'no-case-declarations',
  'no-console',
  'no-empty',
  'no-empty-function',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/ban-tslint-comment',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/consistent-type-definitions',
  'typescript/consistent-type-exports',
  'typescript/consistent-type-imports',
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extraneous-class',
  'typescript/no-import-type-side-effects',
  'typescript/no-inferrable-types',
  'typescript/no-misused-promises',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-promise-reject-errors',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
];

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist', 'api/build', '**/.cache', 'api/content'],
  env: { browser: true, node: true },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react'],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(rules.map((rule) => [rule, 'error' as const])),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-misused-spread': ['error', { allow: ['string'] }], // splits it into code points
    // The types do not show that an index or a key may find nothing, so a default can be useful.
    'typescript/no-useless-default-assignment': 'off',
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'in-try-catch'],
    // A `default` branch covers the rest on purpose.
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'unicorn/no-new-array': 'off', // ours are typed, and filled immediately
    'unicorn/no-thenable': 'off', // yup's conditions and our fuzz cases have a field `then`
    'unicorn/no-useless-spread': 'off', // `...[flag, value]` keeps a pair of arguments together
    // Files are named after what they export: camelCase, or PascalCase for a component, class or type.
    'unicorn/filename-case': ['error', { cases: { camelCase: true, pascalCase: true } }],
  },
  overrides: [
    {
      files: ['{shell,mf-*,shared/{kernel,ui}}/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      files: ['**/{pages,components}/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx', '**/icons.tsx'],
      rules: { 'unicorn/filename-case': ['error', { case: 'pascalCase' }] },
    },
    // Not for React code: components return elements, and most hooks return what a query returns.
    {
      files: ['{shared,api,e2e,scripts}/**/*.ts'],
      excludeFiles: ['shared/ui/**'],
      rules: { 'typescript/explicit-module-boundary-types': 'error' },
    },
    // Oxlint has no types for these. JavaScript: scripts/run.mjs and its imports run before any package
    // is installed, and Jest loads its reporter untransformed. AssemblyScript is not TypeScript.
    // opentype.js, which the glyph script uses, has no types. The root's configurations are in no
    // workspace.
    {
      files: ['*.config.ts', '**/*.mjs', 'shared/*/assembly/**', 'shared/pages/scripts/**'],
      rules: {
        'typescript/no-misused-spread': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/prefer-promise-reject-errors': 'off',
      },
    },
    // AssemblyScript has no type-only imports.
    {
      files: ['shared/*/assembly/**'],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    // Scripts, benchmarks, browser tests and the server's entry may print to a terminal.
    {
      files: ['scripts/**', '**/bench/**', 'api/src/main.ts', 'e2e/**', '**/*.script.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      env: { jest: true },
      rules: { 'no-empty-function': 'off' },
    },
    {
      files: tests,
      rules: {
        'typescript/no-non-null-assertion': 'off', // if the value is missing, the test should fail
        // Matchers such as expect.any() and the arguments of mock calls have the type any.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/require-await': 'off', // a fake of an async function is async, too
        'typescript/unbound-method': 'off', // tests replace methods and check their calls
        'no-restricted-properties': [
          'error',
          { property: 'only', message: 'The other tests of the file would not run.' },
        ],
      },
    },
    ...boundaries,
  ],
});
