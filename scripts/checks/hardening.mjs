/**
 * The tables of docs/hardening: each row has a state, what is met or partly met names a file that exists, or says what is
 * missing; and no requirement of the ASVS stands there twice.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'

const STATES = ['met', 'partly', 'not met', 'operator', 'none']
const PROOF = /^`([^`]+)`$/

function faultsOf(line) {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  const state = cells.at(-3)
  const [what, proof] = cells.slice(-2)
  if (!STATES.includes(state)) return [`no state: ${line}`]
  const [, path] = PROOF.exec(proof) ?? []
  if (path && !existsSync(join(root, path))) return [`no such file: ${path}`]
  if (state === 'met' && !path) return [`met without a proof: ${line}`]
  if (['partly', 'not met'].includes(state) && !what) return [`without what is missing: ${line}`]
  return []
}

runMain(() => {
  const folder = join(root, 'docs', 'hardening')
  const faults = readdirSync(folder).flatMap((name) => {
    const rows = readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => /^\| (?!number|subject)/.test(line))
    const numbers = rows.map((row) => row.split('|')[1].trim())
    const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index)
    return [...rows.flatMap(faultsOf), ...twice.map((number) => `twice: ${number}`)].map(
      (fault) => `docs/hardening/${name}: ${fault}`
    )
  })
  for (const fault of faults) console.log(fault)
  return faults.length > 0 ? 1 : 0
})
