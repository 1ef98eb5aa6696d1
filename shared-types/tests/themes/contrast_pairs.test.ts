import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourOf, drawnName, MODES } from '../../src/themes/colours.ts'
import { closePairs, CONTRAST_PAIRS, measuredPairs } from '../../src/themes/contrast_pairs.ts'
import { grandstand } from '../../src/themes/shipped/grandstand.ts'

const mode = fc.constantFrom(...MODES)
const pair = fc.constantFrom(...CONTRAST_PAIRS)

describe('the pairs of a theme (rules 9.10)', () => {
  test('are refused by name when text has the colour of what it stands on', () => {
    fc.assert(
      fc.property(mode, pair, (which, { name, on }) => {
        const colour = colourOf(grandstand[which], on)
        fc.pre(colour !== null)
        const broken = {
          ...grandstand,
          [which]: { ...grandstand[which], [name]: colour },
        }
        expect(closePairs(broken)).toContainEqual(
          expect.objectContaining({
            mode: which,
            name,
            on: drawnName(grandstand[which], on),
            hundredths: 100,
          })
        )
      })
    )
  })

  test('in a mode that was not changed stay as they were', () => {
    const broken = { ...grandstand, light: { ...grandstand.light, text: '#ffffff' } }
    expect(new Set(closePairs(broken).map((close) => close.mode))).toEqual(new Set(['light']))
  })

  test('are measured with the colour that a left-out one follows', () => {
    const measured = measuredPairs('dark', grandstand.dark)
    const of = (name: string, on: string) =>
      measured.find((one) => one.name === name && one.on === on)?.hundredths
    expect(of('onPicked', 'picked')).toBe(of('onAccent', 'accent'))
    expect(of('onChrome', 'chrome')).toBe(of('text', 'surface'))
  })

  test('are each named once', () => {
    const names = CONTRAST_PAIRS.map(({ name, on }) => `${name} ${on}`)
    expect(new Set(names).size).toBe(names.length)
  })

  test('hold every colour that is read or stood on', () => {
    const named = new Set(CONTRAST_PAIRS.flatMap(({ name, on }) => [name, on]))
    const unnamed = Object.keys(grandstand.dark).filter((name) => !named.has(name as never))
    expect(unnamed).toEqual(['line', 'scrim', 'shade'])
  })
})
