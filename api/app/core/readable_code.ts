import { randomInt } from 'node:crypto'

/** 32 letters and digits without 0, O, 1 and I, which people confuse. */
export const READABLE = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random code of `length` readable letters and digits. */
export const readableCode = (length: number): string =>
  Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('')
