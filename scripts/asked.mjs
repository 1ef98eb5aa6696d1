/** `npm run asked`: writes docs/asked.md. */
import { writeFileSync } from 'node:fs'
import { askedPage, PAGE } from './lib/asked/page.mjs'
import { runMain } from './lib/fail.mjs'

runMain(() => {
  const { text, faults } = askedPage()
  writeFileSync(PAGE, text)
  for (const fault of faults) console.log(fault)
  return faults.length > 0 ? 1 : 0
})
