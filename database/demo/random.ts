/** Random numbers from words: the same words give the same numbers on every machine. */

/** FNV-1a over the words. */
function hashOf(words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of words.join('|')) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** A sequence of numbers from 0 to below 1 (mulberry32); the words are its seed. */
export function randomStream(...words: (string | number)[]): () => number {
  let state = hashOf(words)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** About normal with mean 0 and deviation 1, never beyond 3: the sum of three even draws. */
export function bell(random: () => number): number {
  return (random() + random() + random() - 1.5) * 2
}
