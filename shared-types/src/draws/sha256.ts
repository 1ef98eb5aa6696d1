/**
 * SHA-256 and HMAC-SHA256 in plain code, the same in browser and server. WebCrypto would make every draw a promise; so
 * the rules of the games stay plain functions.
 */

const ROUNDS = 64
const BLOCK_BYTES = 64
const BLOCK_WORDS = 16
const STATE_WORDS = 8
const WORD_BYTES = 4
const LENGTH_BYTES = 8
const BITS_OF_BYTE = 8
const BYTES_OF_2_32_BITS = 2 ** 29
/** The first bit after a message is 1. */
const END_WORD = 0x80000000

/** The first 32 bits of the fractional parts of roots of primes, as the standard has them. */
const CONSTANTS = rootsOfPrimes(ROUNDS, 1 / 3)
const START = rootsOfPrimes(STATE_WORDS, 1 / 2)
/** The words of the block at hand, then those that follow from them. */
const schedule = new Int32Array(ROUNDS)

/** The SHA-256 of `bytes` as eight words of 32 bits. */
export const sha256 = (bytes: Uint8Array): Int32Array => digest(START, 0, bytes)

/** HMAC-SHA256 with the key: a function from a message to its eight words. The key is prepared once for all messages. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Int32Array {
  const short = key.length > BLOCK_BYTES ? bytesOf(sha256(key)) : key
  const inner = stateAfter(short, 0x36)
  const outer = stateAfter(short, 0x5c)
  return (message) => {
    const words = digest(inner, BLOCK_BYTES, message)
    schedule.fill(0, STATE_WORDS, BLOCK_WORDS)
    schedule.set(words)
    schedule[STATE_WORDS] = END_WORD
    schedule[BLOCK_WORDS - 1] = (BLOCK_BYTES + STATE_WORDS * WORD_BYTES) * BITS_OF_BYTE
    words.set(outer)
    compress(words)
    return words
  }
}

/** The bytes of words, the highest of each first. */
export function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * WORD_BYTES))
  for (const [place, word] of words.entries()) view.setInt32(place * WORD_BYTES, word)
  return new Uint8Array(view.buffer)
}

/** The state after the first block of an HMAC. */
function stateAfter(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad)
  for (const [place, byte] of key.entries()) block[place] = byte ^ pad
  load(block, 0)
  const state = START.slice()
  compress(state)
  return state
}

/** The state after `bytes` and their end, when it was `start` after the `before` bytes that came first. */
function digest(start: Int32Array, before: number, bytes: Uint8Array): Int32Array {
  const state = start.slice()
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES)
  for (let block = 0; block < blocks; block++) {
    load(bytes, block * BLOCK_BYTES)
    if (block === blocks - 1) {
      const length = before + bytes.length
      schedule[BLOCK_WORDS - 2] = length / BYTES_OF_2_32_BITS
      schedule[BLOCK_WORDS - 1] = length * BITS_OF_BYTE
    }
    compress(state)
  }
  return state
}

/** Loads the block of `bytes` from `offset` on, with the 1 after their end and zeros up to the end of the block. */
function load(bytes: Uint8Array, offset: number): void {
  schedule.fill(0, 0, BLOCK_WORDS)
  const left = Math.min(bytes.length - offset, BLOCK_BYTES)
  for (let place = 0; place < left; place++) put(place, bytes[offset + place] ?? 0)
  if (left >= 0 && left < BLOCK_BYTES) put(left, END_WORD >>> 24)
}

function put(place: number, byte: number): void {
  const word = place >> 2
  schedule[word] = (schedule[word] ?? 0) | (byte << (24 - (place & 3) * BITS_OF_BYTE))
}

/** One step of the block in `schedule`. Names and steps are those of FIPS 180-4, 6.2.2; two of its functions in fewer steps. */
function compress(state: Int32Array): void {
  const w = schedule
  for (let t = BLOCK_WORDS; t < ROUNDS; t++) {
    const near = w[t - 15] ?? 0
    const far = w[t - 2] ?? 0
    const sigma0 = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3)
    const sigma1 = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10)
    w[t] = ((w[t - 16] ?? 0) + sigma0 + (w[t - 7] ?? 0) + sigma1) | 0
  }
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let d = state[3] ?? 0
  let e = state[4] ?? 0
  let f = state[5] ?? 0
  let g = state[6] ?? 0
  let h = state[7] ?? 0
  for (let t = 0; t < ROUNDS; t++) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + sum1 + (g ^ (e & (f ^ g))) + (CONSTANTS[t] ?? 0) + (w[t] ?? 0)) | 0
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (sum0 + ((a & b) ^ (c & (a ^ b)))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  add(state, 0, a)
  add(state, 1, b)
  add(state, 2, c)
  add(state, 3, d)
  add(state, 4, e)
  add(state, 5, f)
  add(state, 6, g)
  add(state, 7, h)
}

function add(state: Int32Array, place: number, word: number): void {
  state[place] = (state[place] ?? 0) + word
}

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

function rootsOfPrimes(count: number, exponent: number): Int32Array {
  const words = new Int32Array(count)
  let found = 0
  for (let number = 2; found < count; number++) {
    if (isPrime(number)) words[found++] = (number ** exponent % 1) * 2 ** 32
  }
  return words
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) {
    if (number % divisor === 0) return false
  }
  return true
}
