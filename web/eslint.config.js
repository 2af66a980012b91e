// SPDX-License-Identifier: MIT
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      'dist/',
      'reckon/src/api.ts',
      'src/together/session/messages.ts',
      'src/contest/described.ts',
      'public',
    ],
  }, // made: see build-tools/api-types.ts
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.js'] } } },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The policy of the page forbids what these would need.
      'no-restricted-properties': [
        'error',
        { property: 'innerHTML', message: 'text goes into nodes, never through HTML' },
        { property: 'outerHTML', message: 'text goes into nodes, never through HTML' },
      ],
    },
  },
  { files: ['*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
