import { expect, test } from 'vitest'
import { timeZoneChoices } from '../src/resources/sites/timeZones.ts'

const idsWith = (saved?: string) => timeZoneChoices(saved).map(({ id }) => id)

test('UTC and the newer names of zones can be chosen, each once', () => {
  const ids = idsWith()
  for (const name of ['UTC', 'Europe/Kyiv', 'Asia/Kolkata', 'Europe/Istanbul', 'Asia/Tehran']) {
    expect(
      ids.filter((id) => id === name),
      name
    ).toEqual([name])
  }
})

test('a zone that is saved is shown, even one that this browser cannot name', () => {
  expect(idsWith('Mars/Base')).toContain('Mars/Base')
})
