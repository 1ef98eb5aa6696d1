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
const ZERO = '0'.charCodeAt(0)
const encoder = new TextEncoder()

/** The seed that was asked for last: a game draws round after round from it. */
let last: { serverSeed: string; blockOf: ReturnType<typeof hmacSha256> } | null = null

function blocksOf(serverSeed: string): ReturnType<typeof hmacSha256> {
  if (last?.serverSeed !== serverSeed) {
    last = { serverSeed, blockOf: hmacSha256(encoder.encode(serverSeed)) }
  }
  return last.blockOf
}

/** The bytes with the decimal digits of a whole number behind them. */
function withNumber(bytes: Uint8Array, number: number): Uint8Array {
  const digits = number < 10 ? 1 : Math.floor(Math.log10(number)) + 1
  const all = new Uint8Array(bytes.length + digits)
  all.set(bytes)
  let rest = number
  for (let place = all.length - 1; place >= bytes.length; place--) {
    all[place] = ZERO + (rest % 10)
    rest = Math.floor(rest / 10)
  }
  return all
}

/** The numbers of a round. Throws a RangeError for a round that is no whole number from 0. */
export function stream({ serverSeed, clientSeed, round }: Seeds): Draws {
  if (!Number.isSafeInteger(round) || round < 0) throw new RangeError(`no round: ${round}`)
  const blockOf = blocksOf(serverSeed)
  const before = encoder.encode(`${clientSeed}:${round}:`)
  let words: Int32Array = new Int32Array()
  let blocks = 0
  let place = 0

  const nextWord = (): number => {
    if (place === words.length) {
      words = blockOf(withNumber(before, blocks))
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
