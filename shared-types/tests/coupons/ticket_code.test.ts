import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  groupTicketCode,
  MOST_PRINTS,
  readTicketCode,
  SIGNATURE_DIGITS,
  siteEnding,
  ticketClaims,
} from '../../src/coupons/model/ticket_code.ts'

const paper = fc.record({
  siteEnding: fc.nat(999),
  couponId: fc.integer({ min: 1, max: 9_999_999_999 }),
  printNumber: fc.integer({ min: 1, max: MOST_PRINTS }),
  isCopy: fc.boolean(),
})
const signature = fc.stringMatching(new RegExp(`^\\d{${SIGNATURE_DIGITS}}$`))

describe('the code of a printed ticket', () => {
  test('is 26 digits, and reads back as the paper that it was made of', () => {
    fc.assert(
      fc.property(paper, signature, (printed, signed) => {
        const claims = ticketClaims(printed)
        const code = claims + signed
        expect(code).toMatch(/^\d{26}$/)
        expect(readTicketCode(code)).toEqual({ paper: printed, claims, signature: signed })
      })
    )
  })

  test('reads back from its groups, and with spaces or hyphens anywhere', () => {
    fc.assert(
      fc.property(paper, signature, fc.nat(25), (printed, signed, place) => {
        const code = ticketClaims(printed) + signed
        const read = readTicketCode(code)
        expect(readTicketCode(groupTicketCode(code))).toEqual(read)
        expect(readTicketCode(`${code.slice(0, place)}- ${code.slice(place)}\n`)).toEqual(read)
      })
    )
  })

  test('is another for another paper', () => {
    fc.assert(
      fc.property(paper, paper, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other)
        expect(ticketClaims(one) === ticketClaims(other)).toBe(isSame)
      })
    )
  })

  test('holds the last three digits of a brand’s id, of however many brands there are', () => {
    expect([1, 999, 1000, 1028, 4_000_001].map(siteEnding)).toEqual([1, 999, 0, 28, 1])
    fc.assert(
      fc.property(
        fc.integer({ min: 1 }),
        fc.integer({ min: 1, max: 9_999 }),
        (siteId, couponId) => {
          const printed = {
            siteEnding: siteEnding(siteId),
            couponId,
            printNumber: 1,
            isCopy: false,
          }
          const read = readTicketCode(ticketClaims(printed) + '0'.repeat(SIGNATURE_DIGITS))
          expect(read?.paper.siteEnding).toBe(Number(String(siteId).slice(-3)))
        }
      )
    )
  })

  test('stands in groups of four', () => {
    expect(groupTicketCode('10010100000123450123456789')).toBe('1001 0100 0001 2345 0123 4567 89')
  })

  test('is no other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readTicketCode(`x${text}`)).toBeNull()
      })
    )
    const nobody = ['', '1', 'ABCDEFGHJKLM', '3'.padEnd(26, '1'), '1'.padEnd(26, '0')]
    for (const text of nobody) expect(readTicketCode(text), text).toBeNull()
  })

  test('refuses numbers that its digits do not hold', () => {
    const right = { siteEnding: 1, couponId: 1, printNumber: 1, isCopy: false }
    for (const wrong of [
      { siteEnding: 1000 },
      { siteEnding: -1 },
      { couponId: 1e10 },
      { printNumber: 0 },
      { siteEnding: 1.5 },
    ]) {
      expect(() => ticketClaims({ ...right, ...wrong })).toThrow(RangeError)
    }
  })
})
