/** Faults in words: how long one waits as people say it, and amounts that keep their direction in any sentence. */
import { findLanguage } from '@grandstand/shared-types/languages/table'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { formatOf } from '../src/i18n/format.ts'
import { errorText } from '../src/i18n/errorText.ts'
import { showLanguage } from '../src/i18n/index.ts'

const wait = (seconds: number) =>
  errorText({ key: 'tooManyAttempts', params: [seconds] }, i18next.t, formatOf('tr'), '')

test('a long wait is told in minutes, a short one in seconds', async () => {
  await showLanguage('tr')
  expect(wait(90)).toContain('90 saniye')
  expect(wait(3_085)).toBe('Çok fazla deneme yapıldı. 52 dakika sonra tekrar dene.')
})

test.each(['fa', 'tr'] as const)(
  'an amount has its currency, and its own direction where the text runs from the right: %s',
  async (language) => {
    await showLanguage(language)
    const fault = { key: 'minimumWithdrawal', params: [30_000] } as const
    const text = errorText(fault, i18next.t, formatOf(language), 'TRY')
    expect(text).toMatch(/300[.,]00/)
    expect(text.includes('\u2068')).toBe(findLanguage(language)?.dir === 'rtl')
  }
)
