/**
 * The steps of `npm run check`: each is a program that prints nothing when all is well, or only lines of `»` about what it
 * could not check.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand } from './install.mjs'
import { modulesDir, root, workspaces } from './paths.mjs'
import { capture } from './processes.mjs'
import { withoutMachineSettings } from './settings.mjs'
import { runSteps } from './steps.mjs'

const tool = (...path) => join(modulesDir, ...path)

/** Folders with a tsconfig.json: the workspaces, the root for the browser tests, the pages of the sandbox of games. */
const typedFolders = () =>
  ['.', ...workspaces, 'api/app/sandbox_games/browser'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json'))
  )

/**
 * TypeScript 7 checks the types; 6 takes three times as long. In one thread, because several check the same types again,
 * and other steps use the other core.
 */
const typeSteps = (node) =>
  typedFolders().map((folder) => ({
    name: `types ${folder === '.' ? 'root' : folder}`,
    command: node,
    args: [tool('typescript7', 'bin', 'tsc'), '-p', folder, '--noEmit', '--singleThreaded'],
  }))

function allSteps(node) {
  const [npm, npmLeading, npmOptions] = npmCommand()
  const importable = ['shared-types/src', 'database', 'api', 'player-web/src', 'backoffice/src']
  const cruiser = tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
  return [
    {
      name: 'lint',
      command: node,
      args: [tool('oxlint', 'bin', 'oxlint'), '--format=stylish', '.'],
    },
    {
      name: 'format',
      command: node,
      args: [tool('oxfmt', 'bin', 'oxfmt'), '--list-different', '.'],
    },
    {
      name: 'import rules',
      command: node,
      args: [
        cruiser,
        '--config=.dependency-cruiser.mjs',
        '--output-type=err-long',
        ...importable.filter((folder) => existsSync(join(root, folder))),
      ],
    },
    {
      name: 'operations page',
      command: node,
      args: ['ace.js', 'docs:operations'],
      options: {
        cwd: join(root, 'api'),
        env: { ...withoutMachineSettings(process.env), NODE_ENV: 'test' },
      },
    },
    { name: 'rooms', command: node, args: ['scripts/checks/rooms-page.mjs'] },
    { name: 'server user', command: node, args: ['scripts/checks/server-user.mjs'] },
    { name: 'table writers', command: node, args: ['scripts/checks/table-writers.mjs'] },
    { name: 'ways', command: node, args: ['scripts/checks/ways.mjs'] },
    { name: 'logical css', command: node, args: ['scripts/checks/logical-css.mjs'] },
    { name: 'shared sql', command: node, args: ['scripts/checks/shared-sql.mjs'] },
    { name: 'hardening', command: node, args: ['scripts/checks/hardening.mjs'] },
    { name: 'must hold', command: node, args: ['scripts/checks/must-hold.mjs'] },
    { name: 'asked', command: node, args: ['scripts/checks/asked.mjs'] },
    { name: 'later', command: node, args: ['scripts/checks/later.mjs'] },
    { name: 'citations', command: node, args: ['scripts/checks/citations.mjs'] },
    {
      name: 'lock file',
      command: npm,
      args: [...npmLeading, 'ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'],
      options: npmOptions,
    },
    ...typeSteps(node),
  ]
}

/**
 * Runs every check and calls `onStep` with each as it ends.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} tools
 * @param {(step: { name: string, passed: boolean, output: string, ms: number }) => void} onStep
 * @param {number} atATime
 * @param {string[]} [names] of the steps; all unless named
 */
export function runChecks({ node, env }, onStep, atATime, names) {
  const chosen = allSteps(node).filter(({ name }) => names?.includes(name) ?? true)
  const steps = chosen.map(({ name, command, args, options }) => async () => {
    const begin = performance.now()
    const { code, output } = await capture(command, args, { cwd: root, env, ...options })
    const step = { name, passed: code === 0, output, ms: performance.now() - begin }
    onStep(step)
    return step
  })
  return runSteps(steps, atATime)
}
