import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import js from '@eslint/js';
import { boundaries } from './scripts/config/eslint/boundaries';

export default tseslint.config(
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
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off', // typed array and matched indexes are known to exist
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off', // Promise<void> is also allowed in unions
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
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
  ...boundaries,
);
