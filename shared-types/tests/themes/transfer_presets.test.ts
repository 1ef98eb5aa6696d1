import { expect, test } from 'vitest'
import { TRANSFER_CHOICES, type TransferChoice } from '../../src/themes/transfer_form.ts'
import { TRANSFER_PRESETS } from '../../src/themes/transfer_presets.ts'

const presets = Object.values(TRANSFER_PRESETS)

test('there are thirteen forms of the transfer request, no two alike', () => {
  expect(presets).toHaveLength(13)
  expect(new Set(presets.map((preset) => JSON.stringify(preset))).size).toBe(13)
})

test('every value of every choice is used by one of them', () => {
  for (const choice of Object.keys(TRANSFER_CHOICES) as TransferChoice[]) {
    const used = new Set<string>(presets.map((preset) => preset[choice]))
    expect([...used].sort()).toEqual([...TRANSFER_CHOICES[choice]].sort())
  }
})
