/** Slices that are done, a line each in a file, so that a run that was ended goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Done } from './jobs.ts'

export interface Kept {
  get: (key: string) => Done | undefined
  add: (key: string, done: Done) => void
}

/** What the file has; a last line that was cut off by a kill is left out. */
export function keptIn(file: string): Kept {
  const kept = new Map<string, Done>()
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  for (const line of text.split('\n')) {
    const one = read(line)
    if (one) kept.set(one.key, one.done)
  }
  mkdirSync(path.dirname(file), { recursive: true })
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n')
  return {
    get: (key) => kept.get(key),
    add: (key, done) => {
      kept.set(key, done)
      appendFileSync(file, `${JSON.stringify({ key, done })}\n`)
    },
  }
}

function read(line: string): { key: string; done: Done } | null {
  try {
    const one: { key: string; done: Done } | null = JSON.parse(line)
    return one
  } catch {
    return null
  }
}
