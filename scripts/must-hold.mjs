/** `npm run must-hold`: each rule of docs/must-hold.md with the tests that carry its number; exits 1 when one has none. */
import { runMain } from './lib/fail.mjs'
import { mustHold } from './lib/must_hold.mjs'

runMain(() => {
  const rows = mustHold()
  for (const { number, rule, tests } of rows) {
    console.log(
      `${number.padEnd(4)} ${tests.length > 0 ? `${tests.length} tests` : 'MISSING'}  ${rule}`
    )
    for (const { file, title } of tests) console.log(`     ${file}: ${title}`)
  }
  const missing = rows.filter(({ tests }) => tests.length === 0)
  console.log(
    `${rows.length - missing.length} of ${rows.length} rules have tests with their number`
  )
  return missing.length > 0 ? 1 : 0
})
