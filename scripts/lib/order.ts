/** The order in which files of tests run: as they are listed, or shuffled by the seed that TEST_ORDER names. */
import { createHash } from 'node:crypto'

/** @param seed the same seed gives the same order; none leaves the order as it is */
export function inOrder(files: readonly string[], seed = process.env['TEST_ORDER']): string[] {
  if (!seed) return [...files]
  const place = (file: string) => createHash('sha256').update(`${seed} ${file}`).digest('hex')
  return [...files].sort((a, b) => (place(a) < place(b) ? -1 : 1))
}
