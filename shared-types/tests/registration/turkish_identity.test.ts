import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTurkishIdentity } from '../../src/registration/turkish_identity.ts'

describe('a Turkish identity number', () => {
  // worked out by hand: 7 x odd places - even places, then the sum of all ten
  it.each(['12345678950', '23456789138', '19090909018'])('%s has the right last digits', (text) => {
    expect(isTurkishIdentity(text)).toBe(true)
  })

  it.each(['02345678938', '1234567895', '123456789500', '12345678951', '1234567895a', ''])(
    '%s is none',
    (text) => {
      expect(isTurkishIdentity(text)).toBe(false)
    }
  )

  it('does not survive one wrong digit', () => {
    const place = fc.integer({ min: 0, max: 10 })
    const more = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(place, more, (at, by) => {
        const digits = Array.from('23456789138', Number)
        digits[at] = ((digits[at] ?? 0) + by) % 10
        expect(isTurkishIdentity(digits.join(''))).toBe(false)
      })
    )
  })
})
