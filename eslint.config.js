/** Style of code. How it is laid out is prettier's, which `npm run check` runs by itself. */
import { configApp } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const adonisFiles = ['api/**/*.ts', 'database/**/*.ts']
const typedFiles = ['**/*.ts', '**/*.tsx']
const testFiles = ['**/tests/**', '**/e2e/**', '**/*.test.{ts,tsx}', '**/*.spec.ts']

const CAST_THROUGH_UNKNOWN = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'A cast through unknown hides a mistake: check the value, or give it its type.',
}

/** The runner prints no error of such a test. */
const TEST_WITHOUT_GROUP = {
  selector: "Program > ExpressionStatement > CallExpression[callee.name='test']",
  message: 'A test of the API stands in a test.group: otherwise its error is not printed.',
}

const KIND_OF_DATABASE = ["[object.callee.name='dialect']", "[object.property.name='dialect']"].map(
  (object) => ({
    selector: `MemberExpression[property.name='name']${object}`,
    message: 'Give the difference a name in api/app/core/dialect or database/schema_dialect.ts.',
  })
)

/** The framework's own rules, for the folders that are written in its idiom. */
const adonis = configApp().map((block) => (block.rules ? { ...block, files: adonisFiles } : block))

export default tseslint.config(
  { ignores: ['**/dist/', '**/.adonisjs/', '**/tmp/', 'test-results/', 'playwright-report/'] },
  ...adonis,
  {
    name: 'Left to prettier, or to taste',
    files: adonisFiles,
    rules: {
      '@unicorn/no-await-expression-member': 'off',
      // As the framework has it, but a leading underscore marks what is left unused.
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variable',
          format: ['camelCase', 'UPPER_CASE', 'PascalCase'],
          leadingUnderscore: 'allow',
        },
        { selector: 'typeLike', format: ['PascalCase'] },
      ],
      'prettier/prettier': 'off',
      '@stylistic/max-len': 'off',
      '@stylistic/comma-dangle': 'off',
      'arrow-body-style': 'off',
      'prefer-arrow-callback': 'off',
    },
  },
  {
    name: 'Every TypeScript file',
    files: typedFiles,
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // French puts a space that does not break before some signs
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      'curly': ['error', 'multi-line'],
      'eqeqeq': ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', CAST_THROUGH_UNKNOWN],
    },
  },
  {
    name: 'The kind of database is asked in one place for queries, and in one for schemas',
    files: adonisFiles,
    ignores: [
      ...testFiles,
      'api/app/core/dialect/*.ts',
      'api/bench/bench_sql.ts',
      'database/schema_dialect.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', CAST_THROUGH_UNKNOWN, ...KIND_OF_DATABASE] },
  },
  {
    name: 'Tests may know better than the types',
    files: testFiles,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    name: 'Every failure of a test of the API is told',
    files: ['api/tests/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', CAST_THROUGH_UNKNOWN, TEST_WITHOUT_GROUP] },
  },
  {
    name: 'A browser test has a server of its own, and the clock of the tests',
    files: ['**/e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Import test from e2e/test.ts.',
        },
      ],
    },
  },
  {
    name: 'Floating promises, where money moves',
    files: ['api/{app,commands,providers,start}/**/*.ts'],
    // modules of pages have a tsconfig of their own
    ignores: ['api/app/sandbox_games/**/browser/**'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          // A condition added to a query is no promise that anybody should wait for
          // (`Query` is the name that api/app/core gives to the builder).
          allowForKnownSafePromises: [
            'DatabaseQueryBuilderContract',
            'ModelQueryBuilderContract',
            'Query',
          ],
        },
      ],
    },
  },
  {
    name: 'React',
    files: ['player-web/**/*.{ts,tsx}', 'backoffice/**/*.{ts,tsx}'],
    // texts have no hooks, and the rules read each file anew
    ignores: ['**/locales/**/*.ts', '**/texts/**/*.ts', '**/pageTexts/**/*.ts'],
    ...(process.env.TEST_TIER === 'gate'
      ? { plugins: { 'react-hooks': reactHooks } }
      : // these compile each component, which takes half of the time of all rules
        { extends: [reactHooks.configs.flat['recommended-latest']] }),
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    name: 'Scripts',
    files: ['scripts/**/*.mjs', '*.config.js', '.dependency-cruiser.mjs'],
    rules: {
      'no-unused-vars': 'error',
      'eqeqeq': ['error', 'always'],
      'curly': ['error', 'multi-line'],
    },
  }
)
