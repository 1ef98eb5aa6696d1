/** Style of code. How it is laid out is oxfmt's, which `npm run check` runs by itself. */
import { defineConfig } from 'oxlint'

const serverFiles = ['api/**/*.ts', 'database/**/*.ts']
const testFiles = ['**/tests/**', '**/e2e/**', '**/*.test.{ts,tsx}', '**/*.spec.ts']

const CAST_THROUGH_UNKNOWN = {
  selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
  message: 'A cast through unknown hides a mistake: check the value, or give it its type.',
}

/** Names of variables are camelCase, PascalCase or UPPER_CASE, names of types PascalCase. */
const NAMES = [
  'VariableDeclarator > Identifier.id[name=/[a-z]_|^_*[a-z0-9]+_/]',
  'VariableDeclarator > ObjectPattern Property > Identifier.value[name=/[a-z]_|^_*[a-z0-9]+_/]',
  ':matches(TSTypeAliasDeclaration, TSInterfaceDeclaration, TSEnumDeclaration, ClassDeclaration) > Identifier.id[name=/^[^A-Z]|_/]',
].map((selector) => ({
  selector,
  message: 'Variables are camelCase, PascalCase or UPPER_CASE, types are PascalCase.',
}))

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

/** The rules of a plugin, or of the language, as errors. */
const errors = (names: string[], plugin = '') =>
  Object.fromEntries(names.map((name) => [plugin + name, 'error'] as const))

/** What one node of the syntax tree tells; oxlint itself has no rule with selectors. */
const restricted = (...selectors: { selector: string; message: string }[]) => ({
  'js/no-restricted-syntax': ['error', ...selectors] as ['error', ...typeof selectors],
})

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'react'],
  jsPlugins: [{ name: 'js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: ['**/dist/', '**/.adonisjs/', '**/tmp/', 'test-results/', 'playwright-report/'],
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...errors([
          'no-array-constructor',
          'no-unused-expressions',
          'no-var',
          'prefer-const',
          'prefer-rest-params',
          'prefer-spread',
        ]),
        ...errors(
          [
            'ban-ts-comment',
            'no-duplicate-enum-values',
            'no-explicit-any',
            'no-extra-non-null-assertion',
            'no-misused-new',
            'no-namespace',
            'no-non-null-asserted-optional-chain',
            'no-non-null-assertion',
            'no-require-imports',
            'no-this-alias',
            'no-unnecessary-type-constraint',
            'no-unsafe-declaration-merging',
            'no-unsafe-function-type',
            'no-wrapper-object-types',
            'prefer-as-const',
            'prefer-namespace-keyword',
            'triple-slash-reference',
          ],
          'typescript/'
        ),
        'no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        // French puts a space that does not break before some signs
        'no-irregular-whitespace': ['error', { skipTemplates: true }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        'curly': ['error', 'multi-line'],
        'eqeqeq': ['error', 'always', { null: 'ignore' }],
        'max-lines': ['error', { max: 300 }],
        ...restricted(CAST_THROUGH_UNKNOWN),
      },
    },
    {
      // the framework's own rules, for the folders that are written in its idiom
      files: serverFiles,
      rules: {
        ...errors([
          'no-caller',
          'no-cond-assign',
          'no-constant-condition',
          'no-control-regex',
          'no-debugger',
          'no-duplicate-case',
          'no-eval',
          'no-ex-assign',
          'no-extra-boolean-cast',
          'no-fallthrough',
          'no-inner-declarations',
          'no-invalid-regexp',
          'no-new-wrappers',
          'no-proto',
          'no-regex-spaces',
          'no-self-assign',
          'no-self-compare',
          'no-shadow',
          'no-sparse-arrays',
          'no-unsafe-finally',
          'use-isnan',
          'valid-typeof',
        ]),
        ...errors(
          [
            'no-instanceof-builtins',
            'prefer-module',
            'prefer-node-protocol',
            'prefer-number-properties',
          ],
          'unicorn/'
        ),
        'unicorn/filename-case': ['error', { case: 'snakeCase' }],
        // the kind of database is asked in one place for queries, and in one for schemas
        ...restricted(CAST_THROUGH_UNKNOWN, ...NAMES, ...KIND_OF_DATABASE),
      },
    },
    {
      files: [
        'api/app/core/dialect/*.ts',
        'api/bench/bench_sql.ts',
        'database/schema_dialect.ts',
        'database/tests/**',
      ],
      rules: restricted(CAST_THROUGH_UNKNOWN, ...NAMES),
    },
    { files: testFiles, rules: { 'typescript/no-non-null-assertion': 'off' } },
    {
      files: ['api/tests/**/*.ts'],
      rules: restricted(CAST_THROUGH_UNKNOWN, ...NAMES, TEST_WITHOUT_GROUP),
    },
    {
      // a browser test has a server of its own, and the clock of the tests
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
      files: ['api/{app,commands,providers,start}/**/*.ts'],
      rules: {
        'typescript/no-floating-promises': [
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
      files: ['player-web/**/*.{ts,tsx}', 'backoffice/**/*.{ts,tsx}'],
      rules: errors(
        [
          'error-boundaries',
          'exhaustive-deps',
          'globals',
          'immutability',
          'incompatible-library',
          'preserve-manual-memoization',
          'purity',
          'refs',
          'rules-of-hooks',
          'set-state-in-effect',
          'set-state-in-render',
          'static-components',
          'unsupported-syntax',
          'use-memo',
          'void-use-memo',
        ],
        'react/'
      ),
    },
    {
      files: ['scripts/**/*.mjs', '.dependency-cruiser.mjs'],
      rules: {
        ...errors(['no-unused-vars']),
        eqeqeq: ['error', 'always'],
        curly: ['error', 'multi-line'],
      },
    },
  ],
})
