/**
 * The stream of random numbers of a round (rules 13.2). Block `n` is HMAC-SHA256 with the server seed as key over
 * `<client seed>:<round>:<n>`, `n` from 0; a draw takes the next four bytes of the blocks as a number, highest byte first.
 */
import { hmacSha256 } from './sha256.ts'

/** What a round is drawn from. */
export interface Seeds {
  /** Secret until the round is over. */
  serverSeed: string
  /** Any text, chosen by the player or published with the draw. */
  clientSeed: string
  /** Whole number from 0, used once with the same seeds. */
  round: number
}

/** Whole random numbers, in their order. Rules of games need no more than this. */
export interface Draws {
  /** A whole number from 0 to `n` - 1, each equally likely; `n` is whole, 1 to 2^32. */
  below: (n: number) => number
}

const VALUES_OF_WORD = 2 ** 32

/** The numbers of a round. Throws a RangeError for a round that is no whole number from 0. */
export function stream({ serverSeed, clientSeed, round }: Seeds): Draws {
  if (!Number.isSafeInteger(round) || round < 0) throw new RangeError(`no round: ${round}`)
  const encoder = new TextEncoder()
  const blockOf = hmacSha256(encoder.encode(serverSeed))
  const before = `${clientSeed}:${round}:`
  let words: Int32Array = new Int32Array()
  let blocks = 0
  let place = 0

  const nextWord = (): number => {
    if (place === words.length) {
      words = blockOf(encoder.encode(before + blocks))
      blocks++
      place = 0
    }
    // as a number from 0
    return (words[place++] ?? 0) >>> 0
  }
  return drawsFrom(nextWord)
}

/**
 * Draws from any source of numbers from 0 to 2^32 - 1. Numbers above the last whole multiple of `n` are left out, since
 * they would make the low results likelier. `below` throws a RangeError for an `n` out of range.
 */
export function drawsFrom(nextWord: () => number): Draws {
  return {
    below: (n) => {
      if (!Number.isSafeInteger(n) || n < 1 || n > VALUES_OF_WORD) {
        throw new RangeError(`no bound of a draw: ${n}`)
      }
      const end = VALUES_OF_WORD - (VALUES_OF_WORD % n)
      let word = nextWord()
      while (word >= end) word = nextWord()
      return word % n
    },
  }
}
