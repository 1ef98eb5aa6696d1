/** The texts of all languages have the same placeholders, and every key that a screen uses exists. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  STAFF_LANGUAGES,
} from '@grandstand/shared-types/languages/table'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

/** Every text by its key; keys that hold dots stand as polyglot finds them. */
function flat(texts: object, before = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') found.set(before + name, text)
    else for (const [key, inner] of flat(text, `${before}${name}.`)) found.set(key, inner)
  }
  return found
}

const folders = import.meta.glob<object>('../src/i18n/*/index.ts', {
  eager: true,
  import: 'default',
})
const textsOf = (language: string) => flat(folders[`../src/i18n/${language}/index.ts`] ?? {})
const turkish = textsOf(DEFAULT_LANGUAGE)
const english = textsOf('en')
const forms = (text: string) => text.split('||||').map((form) => form.trim())
/** The ordinal is the number, as English counts. */
const fillings = (form: string) =>
  [...form.matchAll(/%\{(\w+)\}/g)].map(([, name]) => (name === 'ordinal' ? 'number' : name))

describe('the texts', () => {
  it('stand in a folder for each language of staff, and in no other', () => {
    const paths = STAFF_LANGUAGES.map((language) => `../src/i18n/${language}/index.ts`)
    expect(Object.keys(folders).sort()).toEqual(paths.sort())
  })

  it.each(STAFF_LANGUAGES)('have the same keys and the same words to fill in in %s', (language) => {
    const texts = textsOf(language)
    expect([...texts.keys()].sort()).toEqual([...turkish.keys()].sort())
    for (const [key, text] of turkish) {
      const names = (of: string) => [...new Set(forms(of).flatMap(fillings))].sort()
      expect(names(texts.get(key) ?? ''), key).toEqual(names(text))
    }
  })

  it('say "1 row" and "2 rows": what is counted in English has two forms', () => {
    const counted = /%\{(smart_)?count\}\s+(?!s\b|min\b|h\b|ms\b|or\b)[a-z]/
    // the most of something is never one
    const always = new Set(['lists.tooMany'])
    for (const [key, text] of english) {
      if (counted.test(text) && !always.has(key)) expect(forms(text), key).toHaveLength(2)
    }
  })

  it('hold no technical word of react-admin', () => {
    const own = [...english].filter(([key]) => key.startsWith('ra.'))
    const jargon = /\b(element|resource|dataProvider|boundaries|regexp|URL|authentication)\b/i
    expect(own.filter(([, text]) => jargon.test(text))).toEqual([])
    expect(
      own.filter(([key, text]) => /no_(filtered_)?results$/.test(key) && text.includes('%{'))
    ).toEqual([])
  })

  it('are in the languages of the rows: no screen names a language', () => {
    const codes = LANGUAGES.map(({ code }) => code).join('|')
    const ofStaff = STAFF_LANGUAGES.join('|')
    const naming = new RegExp(
      `['"\`](?:${codes})['"\`]|\\.(?:${ofStaff})\\b(?!\\.ts)|\\{ (?:${ofStaff}):`
    )
    const texts = new RegExp(`^i18n.(${ofStaff}).|\\.(${ofStaff})\\.ts$`)
    const named = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !texts.test(name))
      .filter((name) =>
        readFileSync(join(SOURCE, name), 'utf8')
          .split('\n')
          .some((line) => !line.startsWith('import ') && naming.test(line))
      )
    expect(named).toEqual([])
  })

  it('exist for every key that the source names', () => {
    const named = new Map<string, string>()
    for (const name of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || name.startsWith('i18n')) continue
      const source = readFileSync(join(SOURCE, name), 'utf8')
      const keys =
        /(?:translate|notify)\(\s*'([\w.-]+)'|(?:label|title|helperText|searchLabel)="(\w+(?:\.[\w-]+)+)"/g
      for (const [, called, given] of source.matchAll(keys)) named.set(called ?? given ?? '', name)
    }
    expect(named.size).toBeGreaterThan(150)
    const missing = [...named].filter(([key]) => !turkish.has(key))
    expect(missing).toEqual([])
  })
})
