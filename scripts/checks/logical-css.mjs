/**
 * The player app has three right-to-left languages, so its styles name logical sides (inline-start), never left and
 * right. A line that means the physical side gives its reason: `physical: ...`.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'

const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b/

/** Line numbers (from 1) and texts of physical sides in a stylesheet. */
function physicalSides(css) {
  const lines = css.split('\n').map((text, index) => ({ number: index + 1, text }))
  return lines.filter(({ text }) => PHYSICAL.test(text) && !text.includes('physical:'))
}

runMain(() => {
  const folder = join(root, 'player-web', 'src')
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.css'))
  let found = 0
  for (const name of files) {
    const file = join(folder, name)
    for (const { number, text } of physicalSides(readFileSync(file, 'utf8'))) {
      console.log(`${relative(root, file)}:${number}: physical side: ${text.trim()}`)
      found += 1
    }
  }
  return found > 0 ? 1 : 0
})
