/** A language is a folder of shared texts, a file of texts beside each feature, and one row: no other file of the app names it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLanguage, LANGUAGES, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import i18next from 'i18next'
import { afterAll, expect, test } from 'vitest'
import { formatOf } from '../src/i18n/format.ts'
import { languageName, showLanguage, withPageTexts } from '../src/i18n/index.ts'

const SOURCE = join(import.meta.dirname, '../src')
const LOCALES = join('i18n', 'locales')
const TEXTS = /\b(texts|pageTexts)[/]\w+\.ts$/
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })

afterAll(() => showLanguage('tr'))

test('every language of the site has its folder and its row, and there is no other folder', () => {
  expect(readdirSync(join(SOURCE, LOCALES)).sort()).toEqual([...SITE_LANGUAGES].sort())
  for (const code of SITE_LANGUAGES) expect(findLanguage(code), code).not.toBeNull()
})

test('a language sets the tag and the direction of the page, and writes digits in Latin', async () => {
  await showLanguage('fa')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['fa', 'rtl'])
  expect(languageName('fa')).toBe('فارسی')
  expect(formatOf('fa').weekday(Date.UTC(2026, 10, 24, 12))).toMatch(/[\u0600-\u06ff]/)

  await showLanguage('cw')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh-CN', 'ltr'])
})

test('plurals follow the tag of a language: Arabic has six forms, its code none', async () => {
  await showLanguage('aa')
  const forms = [0, 1, 2, 3, 11, 100].map((count) => i18next.t('slip.picks', { count }))
  expect(new Set(forms).size).toBeGreaterThan(4)
})

test('the texts of a page load with the page, and in each language chosen later', async () => {
  await showLanguage('en')
  expect(i18next.exists('desk.tab.sell')).toBe(false)
  await withPageTexts(['desk'], () => Promise.resolve())()
  expect(i18next.t('desk.tab.sell')).toBe('Sell')
  await showLanguage('tr')
  expect(i18next.t('desk.tab.sell')).toBe('Satış')
})

test('the language asked for last is shown, whichever texts come first', async () => {
  const late = Promise.withResolvers<void>()
  const first = showLanguage('de', async () => {
    await late.promise
    return { default: {}, ofPages: {} }
  })
  await showLanguage('en')
  late.resolve()
  await first
  expect([i18next.language, document.documentElement.lang]).toEqual(['en', 'en'])
})

test('a language without texts is refused by name', async () => {
  await expect(showLanguage('xx')).rejects.toThrow('no texts in xx')
})

test('no file but those of texts names a language', () => {
  const naming = files
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(LOCALES) && !TEXTS.test(name))
    .filter((name) => {
      const source = readFileSync(join(SOURCE, name), 'utf8').replace(/\/\*[^]*?\*\//g, '')
      return LANGUAGES.some(({ code }) => new RegExp(`['"]${code}['"]`).test(source))
    })
  expect(naming).toEqual([])
})
