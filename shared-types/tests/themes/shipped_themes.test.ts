import { describe, expect, test } from 'vitest'
import { COLOUR_FORM, COLOURS, SEE_THROUGH, SEE_THROUGH_FORM } from '../../src/themes/colours.ts'
import { closePairs } from '../../src/themes/contrast_pairs.ts'
import { SHIPPED_THEMES } from '../../src/themes/shipped_themes.ts'

describe.each(Object.entries(SHIPPED_THEMES))('the shipped theme %s', (_key, { design }) => {
  test('keeps every pair of colours apart', () => {
    const tooClose = closePairs(design).map(
      ({ mode, name, on, hundredths, neededHundredths }) =>
        `${mode}: ${name} on ${on} ${hundredths} < ${neededHundredths}`
    )
    expect(tooClose).toEqual([])
  })

  test.each(['dark', 'light'] as const)('writes each colour of %s as a colour', (mode) => {
    for (const name of COLOURS) {
      const colour = design[mode][name]
      if (colour === undefined) continue
      expect(colour).toMatch(SEE_THROUGH.includes(name) ? SEE_THROUGH_FORM : COLOUR_FORM)
    }
  })
})
