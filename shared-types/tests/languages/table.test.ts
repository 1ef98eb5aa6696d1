/** A language is one row and one folder. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../../src/catalogue/countries.ts'
import { SPORTS } from '../../src/catalogue/sports.ts'
import { wordsIn } from '../../src/languages/all_words.ts'
import { inEveryLanguage } from '../../src/languages/in_every_language.ts'
import { countryNames } from '../../src/languages/names.ts'
import { sportName } from '../../src/languages/staff_words.ts'
import {
  CATALOGUE_LANGUAGE,
  DEFAULT_LANGUAGE,
  findLanguage,
  LANGUAGES,
  pluralCategories,
  SITE_LANGUAGES,
  STAFF_LANGUAGES,
} from '../../src/languages/table.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const FOLDER = path.join(root, 'shared-types/src/languages')

describe('the rows', () => {
  test('are eighteen, each with a code of its own', () => {
    expect(new Set(LANGUAGES.map(({ code }) => code)).size).toBe(18)
    expect(findLanguage('xx')).toBeNull()
  })

  test('name the plural categories that Intl knows', () => {
    for (const code of SITE_LANGUAGES) {
      const { pluralCategories: known } = new Intl.PluralRules(
        findLanguage(code)?.bcp47
      ).resolvedOptions()
      expect([...pluralCategories(code)].sort(), code).toEqual([...known].sort())
    }
  })

  test('of languages with texts have a folder, and every folder has its row', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.sort()).toEqual([...SITE_LANGUAGES].sort())
    expect(SITE_LANGUAGES[0]).toBe(DEFAULT_LANGUAGE)
  })

  test('of staff have texts for players as well, the default language first', () => {
    expect(SITE_LANGUAGES).toEqual(expect.arrayContaining([...STAFF_LANGUAGES]))
    expect(STAFF_LANGUAGES[0]).toBe(DEFAULT_LANGUAGE)
    expect(STAFF_LANGUAGES).toContain(CATALOGUE_LANGUAGE)
  })
})

test('every language names every sport and every country', () => {
  for (const language of SITE_LANGUAGES) {
    const { sports, countries } = wordsIn(language)
    for (const { key } of SPORTS) expect(sports[key]).toMatch(/\p{L}/u)
    expect(Object.keys(countries)).toEqual(Object.keys(COUNTRIES))
  }
  expect(countryNames('DE').tr).toBe('Almanya')
  for (const language of STAFF_LANGUAGES) {
    for (const { id, key } of SPORTS) {
      expect(sportName(id, language)).toBe(wordsIn(language).sports[key])
    }
  }
  expect(sportName(7777, DEFAULT_LANGUAGE)).toBeUndefined()
  expect(inEveryLanguage((language) => language)).toMatchObject({ tr: 'tr', en: 'en' })
})

const TEXTS = /\btexts[/]\w+\.ts$/
const ELSEWHERE = [
  // feeds have the language codes of their vendor
  path.join('api', 'app', 'feed', 'sources'),
  // data: names of leagues in some languages
  path.join('database', 'demo'),
  path.join('scripts', 'tests'),
  path.join('api', 'app', 'demo'),
  // names of HTML elements
  path.join('api', 'app', 'content', 'clean_html.ts'),
]

/** The player app and the back office have this test of their own. */
const FOLDERS = [
  'shared-types/src',
  ...['app', 'bench', 'bin', 'commands', 'config', 'simulation', 'start'].map((it) => `api/${it}`),
  'database',
  'player-web/perf',
  'scripts',
]

test('no other file of the contract, the server, the database or the scripts names a language', () => {
  const codes = LANGUAGES.map(({ code }) => code).join('|')
  const listed = new RegExp(`'(${codes})'|[{ ](${codes}): '`)
  const naming = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name)
    )
  )
    .filter((name) => /\.(ts|mjs)$/.test(name) && !TEXTS.test(name))
    .filter((name) => !path.join(root, name).startsWith(FOLDER))
    .filter((name) => !ELSEWHERE.some((folder) => name.startsWith(folder)))
    .filter((name) => {
      const source = readFileSync(path.join(root, name), 'utf8')
      return listed.test(source.replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))
    })
  expect(naming).toEqual([])
})
