/** Every rule of docs/must-hold.md has a test that carries its number; `npm run must-hold` prints them all. */
import { runMain } from '../lib/fail.mjs'
import { mustHold } from '../lib/must_hold.mjs'

const RULES = 61

runMain(() => {
  const rows = mustHold()
  const missing = rows.filter(({ tests }) => tests.length === 0)
  for (const { number, rule } of missing) {
    console.log(`must-hold: no test carries ${number}: ${rule}`)
  }
  if (rows.length !== RULES) {
    console.log(`must-hold: the page has ${rows.length} rules, not ${RULES}`)
  }
  return missing.length > 0 || rows.length !== RULES ? 1 : 0
})
