/** Which text a reader gets of those that staff wrote. */
import { describe, expect, test } from 'vitest'
import { firstText, textIn } from '../../src/languages/by_language.ts'

describe('a text by language', () => {
  test('is that of the first wanted language which has one', () => {
    const texts = { tr: 'Hoş geldin', de: 'Willkommen', fa: 'خوش آمدید' }
    expect(textIn(texts, 'de', 'tr')).toBe('Willkommen')
    expect(textIn(texts, 'en', 'tr')).toBe('Hoş geldin')
    expect(firstText(texts, 'fa')).toEqual({ language: 'fa', text: 'خوش آمدید' })
  })

  test('is another one rather than none', () => {
    expect(firstText({ fa: 'سلام' }, 'en', 'tr')).toEqual({ language: 'fa', text: 'سلام' })
    expect(textIn({}, 'en', 'tr')).toBe('')
    expect(textIn(null, 'en')).toBe('')
  })

  test('is none when it is empty', () => {
    expect(textIn({ en: '', tr: 'Hoş geldin' }, 'en')).toBe('Hoş geldin')
  })

  test('is never what every object has', () => {
    expect(firstText({}, 'constructor', 'toString')).toBeNull()
  })
})
