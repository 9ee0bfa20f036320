import globals from 'globals';
import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { boundaries } from './scripts/config/eslint/boundaries';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', 'e2e/**'];

export default defineConfig(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      'api/build',
      '**/.cache',
      'api/content',
      '**/test-results',
      '**/playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: true,
        // If CI is set, the parser would make a program of its own for each of our many projects
        // and keep them all, which is more than a heap holds.
        disallowAutomaticSingleRunInference: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-deprecated': 'error',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }], // by code point
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'error',
      '@typescript-eslint/no-unnecessary-template-expression': 'error',
      '@typescript-eslint/no-unnecessary-type-arguments': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off', // Promise<void> is also allowed in unions
      '@typescript-eslint/prefer-find': 'error',
      '@typescript-eslint/prefer-includes': 'error',
      '@typescript-eslint/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      // A `default` branch covers the rest on purpose.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/use-unknown-in-catch-callback-variable': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  // Only where React is: these rules compile each file, which is a sixth of the time of lint.
  {
    files: ['{shell,mf-*,shared/{kernel,ui}}/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  // Files are named after what they export: camelCase, or PascalCase for a component, class or type.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        {
          '**/*': '+([a-zA-Z0-9])',
          '**/{pages,components}/**/!(*.test|icons).tsx': 'PASCAL_CASE',
        },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  // React code is left out: components return elements, hooks what their queries give.
  {
    files: ['shared/!(ui)/**/*.ts', '{api,e2e,scripts}/**/*.ts'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'error' },
  },
  // These have no types: scripts/run.mjs and what it needs run before any package is installed, Jest
  // loads its reporter untransformed, AssemblyScript is not TypeScript, opentype.js, which the script
  // for glyphs reads, brings none, and the root's own configurations are in no workspace.
  {
    files: ['*.config.ts', '**/*.mjs', 'shared/*/assembly/**', 'shared/pages/scripts/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  // AssemblyScript has no imports of types alone.
  {
    files: ['shared/*/assembly/**'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  // Scripts, benchmarks, browser tests and the server's entry may print to a terminal.
  {
    files: ['scripts/**', '**/bench/**', 'api/src/main.ts', 'e2e/**', '**/*.script.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    languageOptions: { globals: globals.jest },
    rules: { '@typescript-eslint/no-empty-function': 'off' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off', // a test of something missing should fail
      // expect.any() and its like, and what a mock was called with, are of type any.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/require-await': 'off', // a fake of an async function is async as well
      '@typescript-eslint/unbound-method': 'off', // tests replace methods, and expect their calls
    },
  },
  ...boundaries,
);
