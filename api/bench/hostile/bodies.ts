/** Bodies that cost a careless server much: long, wide, deep and flat ones, too large and just small enough. */

const wide = (count: number) => `{"username":[${'1,'.repeat(count)}1]}`
const deep = (depth: number) => `{"username":${'['.repeat(depth)}${']'.repeat(depth)}}`
const flat = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, ''])))
const long = (length: number) => JSON.stringify({ username: 'x'.repeat(length) })

export const HOSTILE_BODIES: readonly string[] = [
  wide(120_000),
  deep(100_000),
  flat(20_000),
  long(240_000),
  wide(1_900),
  deep(19),
  flat(900),
  long(16_000),
]
