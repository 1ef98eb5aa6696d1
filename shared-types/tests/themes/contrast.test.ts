import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastHundredths, luminance, ratioText } from '../../src/themes/contrast.ts'

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

describe('the contrast of two colours (WCAG 2.2)', () => {
  test('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrastHundredths('#000000', '#ffffff')).toBe(2100)
    fc.assert(fc.property(colour, (one) => contrastHundredths(one, one) === 100))
  })

  test.each([
    ['#767676', '#ffffff', 454],
    ['#777777', '#ffffff', 447],
    ['#0000ff', '#ffffff', 859],
    ['#ff0000', '#ffffff', 399],
    ['#00ff00', '#000000', 1530],
  ])('of %s on %s is the published one', (one, other, hundredths) => {
    expect(contrastHundredths(one, other)).toBe(hundredths)
  })

  test('does not depend on which of the two lies above', () => {
    fc.assert(
      fc.property(
        colour,
        colour,
        (one, other) => contrastHundredths(one, other) === contrastHundredths(other, one)
      )
    )
  })

  test('lies between 1 and 21, and so does luminance between 0 and 1', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const hundredths = contrastHundredths(one, other)
        expect(hundredths).toBeGreaterThanOrEqual(100)
        expect(hundredths).toBeLessThanOrEqual(2100)
        expect(luminance(one)).toBeGreaterThanOrEqual(0)
        expect(luminance(one)).toBeLessThanOrEqual(1)
      })
    )
  })

  test('grows when a colour on black gets lighter in any channel', () => {
    fc.assert(
      fc.property(colour, fc.integer({ min: 0, max: 2 }), (one, at) => {
        const start = 1 + at * 2
        const value = parseInt(one.slice(start, start + 2), 16)
        fc.pre(value < 255)
        const next = (value + 1).toString(16).padStart(2, '0')
        const lighter = one.slice(0, start) + next + one.slice(start + 2)
        expect(luminance(lighter)).toBeGreaterThan(luminance(one))
        expect(contrastHundredths(lighter, '#000000')).toBeGreaterThanOrEqual(
          contrastHundredths(one, '#000000')
        )
      })
    )
  })

  test('is never rounded up to a bound that it misses', () => {
    expect(ratioText(contrastHundredths('#777777', '#ffffff'))).toBe('4.47')
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
        const exact = ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
        expect(contrastHundredths(one, other) / 100).toBeLessThanOrEqual(exact + 1e-6)
      })
    )
  })
})
