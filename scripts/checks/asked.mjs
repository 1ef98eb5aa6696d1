/** docs/asked.md is as `npm run asked` makes it, and no row lacks its test or its reason. */
import { existsSync, readFileSync } from 'node:fs'
import { askedPage, PAGE } from '../lib/asked/page.mjs'
import { runMain } from '../lib/fail.mjs'

runMain(() => {
  const { text, faults } = askedPage()
  for (const fault of faults) console.log(`asked: ${fault}`)
  const isNew = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === text
  if (!isNew) console.log('asked: docs/asked.md is not as `npm run asked` makes it')
  return faults.length > 0 || !isNew ? 1 : 0
})
