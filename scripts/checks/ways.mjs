/**
 * Checks the two ways of docs/architecture.md, numbered lists of files between two marks, for their length, and each
 * step: a file after the first is imported by one before it, or answers a call that one before it makes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../lib/fail.mjs'
import { root } from '../lib/paths.mjs'

const WAY = /<!-- way of (.+): at most (\d+) files -->\n([\s\S]*?)<!-- end of way -->/g
const STEP = /^\d+\. `(.+?)`/gm
const PATH = /path: '(\/.+?)'/g

const textOf = (file) => readFileSync(join(root, file), 'utf8')

/** Whether `text` imports the file: by its folder and name, with or without its extension. */
const imports = (text, file) => {
  const [, end] = /([^/]+\/[^/]+?)\.tsx?$/.exec(file)
  return ["'", ".ts'", ".tsx'"].some((close) => text.includes(`${end}${close}`))
}
const calls = (text, file) =>
  [...textOf(file).matchAll(PATH)].some(([, path]) => text.includes(`POST ${path}'`))

/** Files of a way that are missing, or that no file before them leads to. */
function strangers(files) {
  const missing = files.filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) return missing
  const texts = files.map(textOf)
  return files.filter((file, index) => {
    const before = texts.slice(0, index)
    return index > 0 && !before.some((text) => imports(text, file) || calls(text, file))
  })
}

runMain(() => {
  const ways = [...textOf('docs/architecture.md').matchAll(WAY)].map(([, name, most, list]) => ({
    name,
    most: Number(most),
    files: [...list.matchAll(STEP)].map(([, file]) => file),
  }))
  const faults = ways.flatMap(({ name, most, files }) => [
    ...(files.length > most ? [`${name}: ${files.length} files instead of ${most}`] : []),
    ...strangers(files).map((file) => `${name}: no file before it leads to ${file}`),
  ])
  if (ways.length !== 2) faults.push(`docs/architecture.md shows ${ways.length} ways instead of 2`)
  for (const fault of faults) console.log(`ways: ${fault}`)
  return faults.length > 0 ? 1 : 0
})
