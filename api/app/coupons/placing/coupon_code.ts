import { randomBytes } from 'node:crypto'

// Without 0, O, 1, I: a code is read aloud and typed from paper.
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12

/** A code that names a coupon to who holds it: 60 random bits, so that none can be guessed. */
export function newCouponCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
