/**
 * SHA-256 and HMAC-SHA256 in plain code, the same in browser and server. WebCrypto would make every draw a promise; so
 * the rules of the games stay plain functions.
 */

const ROUNDS = 64
const BLOCK_BYTES = 64
const BLOCK_WORDS = 16
const STATE_WORDS = 8
const LENGTH_BYTES = 8
const DIGEST_BYTES = 32
const BYTES_OF_2_32_BITS = 2 ** 29

/** The first 32 bits of the fractional parts of roots of primes, as the standard has them. */
const CONSTANTS = rootsOfPrimes(ROUNDS, 1 / 3)
const START = rootsOfPrimes(STATE_WORDS, 1 / 2)
const schedule = new Int32Array(ROUNDS)

/** The 32 bytes of the SHA-256 of `bytes`. */
export const sha256 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => digest(START, 0, bytes)

/** HMAC-SHA256 with the key: a function from a message to its 32 bytes. The key is prepared once for all messages. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key
  const inner = stateAfter(padded(short, 0x36))
  const outer = stateAfter(padded(short, 0x5c))
  return (message) => digest(outer, BLOCK_BYTES, digest(inner, BLOCK_BYTES, message))
}

function padded(key: Uint8Array, pad: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad)
  for (const [index, byte] of key.entries()) block[index] = byte ^ pad
  return block
}

function stateAfter(block: Uint8Array): Int32Array {
  const state = START.slice()
  compress(state, new DataView(block.buffer), 0)
  return state
}

/** The digest of `bytes` after `before` bytes whose state is `start`. */
function digest(start: Int32Array, before: number, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES)
  const filled = new Uint8Array(blocks * BLOCK_BYTES)
  filled.set(bytes)
  filled[bytes.length] = 0x80
  const view = new DataView(filled.buffer)
  view.setUint32(
    filled.length - LENGTH_BYTES,
    Math.floor((before + bytes.length) / BYTES_OF_2_32_BITS)
  )
  view.setUint32(filled.length - LENGTH_BYTES / 2, (before + bytes.length) * 8)
  const state = start.slice()
  for (let block = 0; block < blocks; block++) compress(state, view, block * BLOCK_BYTES)
  const result = new DataView(new ArrayBuffer(DIGEST_BYTES))
  for (let word = 0; word < STATE_WORDS; word++) result.setInt32(word * 4, state[word] ?? 0)
  return new Uint8Array(result.buffer)
}

/** Names and steps are those of FIPS 180-4, 6.2.2. */
function compress(state: Int32Array, view: DataView, offset: number): void {
  const w = schedule
  for (let t = 0; t < BLOCK_WORDS; t++) w[t] = view.getInt32(offset + t * 4)
  for (let t = BLOCK_WORDS; t < ROUNDS; t++) {
    const near = w[t - 15] ?? 0
    const far = w[t - 2] ?? 0
    const sigma0 = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3)
    const sigma1 = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10)
    w[t] = ((w[t - 16] ?? 0) + sigma0 + (w[t - 7] ?? 0) + sigma1) | 0
  }
  let [a, b, c, d] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0]
  let [e, f, g, h] = [state[4] ?? 0, state[5] ?? 0, state[6] ?? 0, state[7] ?? 0]
  for (let t = 0; t < ROUNDS; t++) {
    const sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (CONSTANTS[t] ?? 0) + (w[t] ?? 0)) | 0
    const sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
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
