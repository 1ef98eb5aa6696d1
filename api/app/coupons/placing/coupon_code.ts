import { randomBytes } from 'node:crypto'

// without 0, O, 1, I, because codes are read aloud and typed from paper
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12

/** A code for a coupon: 60 random bits, so that nobody can guess one. */
export function newCouponCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
