import { createHash } from 'node:crypto'

/** A key for rows that staff add; the same row twice has the same key, and the database refuses it. */
export function handMadeKey(...parts: (string | number)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return `manual:${hash.slice(0, 40)}`
}
