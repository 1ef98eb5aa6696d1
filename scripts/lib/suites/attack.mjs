/** `npm run test:attack`: the tests of docs/hardening/attacks.md, each attack with its count. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { onBothDatabases } from './japa.mjs'

const PAGE = join(root, 'docs/hardening/attacks.md')
const ROW = /^\| (?<attack>[A-Z]\d+[^|]*?) \|.*\| `(?<file>api\/tests\/[^`]+)` \|$/gm

/** The attacks that requests can make, with the files that try them. */
const attacks = () =>
  [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(({ groups: { attack, file } }) => ({
    attack,
    file,
  }))

/** A line for each attack; `figuresOf` finds them. */
function counted({ tests }) {
  return attacks().flatMap(({ attack, file }) => {
    const tried = tests.filter((test) => test.file === file)
    const passed = tried.filter(({ state }) => state === 'passed').length
    return tried.length > 0 ? [`» ${attack}: ${passed} of ${tried.length} tests passed`] : []
  })
}

const triesAttacks = (suite) => ({
  ...suite,
  name: 'attack',
  group: 'attack',
  async run(bench, files = [...new Set(attacks().map(({ file }) => file))].sort()) {
    const outcome = await suite.run(bench, files)
    return { ...outcome, output: [outcome.output, ...counted(outcome)].join('\n') }
  },
})

export const attackSuites = () => onBothDatabases('api').map(triesAttacks)
