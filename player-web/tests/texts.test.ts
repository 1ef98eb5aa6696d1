/**
 * Every code that the API can send has a text in every language, and counted texts have the plural forms of the
 * language.
 */
import { MATCH_STATUSES } from '@grandstand/shared-types/catalogue/match_status'
import { SPORTS } from '@grandstand/shared-types/catalogue/sports'
import {
  ERROR_KEYS,
  STAFF_ERRORS,
  type ErrorKey,
  type PlayerErrorKey,
} from '@grandstand/shared-types/core/errors'
import {
  COUPON_LIST_TYPES,
  COUPON_STATUS,
  COUPON_TYPES,
  ODDS_CHANGE_CHOICES,
  SLIP_KINDS,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import { INCIDENT_KINDS } from '@grandstand/shared-types/live/state'
import { factFieldsOf } from '@grandstand/shared-types/markets/facts/facts_of_type'
import { MARKET_GROUPS } from '@grandstand/shared-types/markets/model/market_group'
import { FACT_STATUSES } from '@grandstand/shared-types/markets/model/match_facts'
import { neededFacts } from '@grandstand/shared-types/markets/model/needed_facts'
import { OUTCOME_RESULTS } from '@grandstand/shared-types/markets/model/outcome_result'
import { VOID_REASONS } from '@grandstand/shared-types/markets/model/void_reasons'
import { marketTypeViews } from '@grandstand/shared-types/languages/market_type_views'
import { marketTypesOf } from '@grandstand/shared-types/markets/table/market_types'
import { DESK_KINDS, HOUSE_KINDS, TRANSFER_KINDS } from '@grandstand/shared-types/money/transfers'
import {
  findLanguage,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import { MANUAL_ACTIONS } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { COUPON_STORY_KINDS } from '@grandstand/shared-types/wire/betting/coupons'
import { ERASURE_MATTERS } from '@grandstand/shared-types/wire/people/privacy'
import i18next from 'i18next'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { couponStatus, selectionState } from '../src/features/coupons/coupon/couponStatus.ts'
import { phaseName } from '../src/features/live/clock/phaseNames.ts'
import { errorText } from '../src/i18n/errorText.ts'
import { formatOf } from '../src/i18n/format.ts'
import { showLanguage, withPageTexts } from '../src/i18n/index.ts'
import { finalWord, overtimeWord } from '../src/scores/scoreWords.ts'
import { isWrittenIn } from './isWrittenIn.ts'
import { SAME_IN_ENGLISH } from './sameInEnglish.ts'

const types = SPORTS.flatMap(({ id }) => marketTypesOf(id).map((type) => ({ sportId: id, type })))
const isOfPlayers = (key: ErrorKey): key is PlayerErrorKey => !(key in STAFF_ERRORS)
const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
const statuses = Object.values(COUPON_STATUS)

/** No player has movements of these kinds. */
const OF_OTHERS: ReadonlySet<string> = new Set([...DESK_KINDS, ...HOUSE_KINDS])

/** The codes that the API sends or takes, by the place of their texts. */
const CODES: Record<string, readonly (string | number)[]> = {
  'coupons.status': statuses.map((status) => couponStatus(status).name),
  'coupons.type': COUPON_TYPES,
  'privacy.left': ERASURE_MATTERS,
  'coupons.result': unique(
    statuses.flatMap((status) =>
      [...OUTCOME_RESULTS, 'won 1/2' as const, null].map((result) => selectionState(status, result))
    )
  ),
  'slip.oddsChangeChoice': ODDS_CHANGE_CHOICES,
  'story.kind': COUPON_STORY_KINDS,
  'story.manual': MANUAL_ACTIONS,
  'transactions.kind': TRANSFER_KINDS.filter((kind) => !OF_OTHERS.has(kind)),
  'match.group': MARKET_GROUPS,
  'live.incident': INCIDENT_KINDS,
  'live.half': ['first', 'second'],
  'live.period': unique(SPORTS.map(({ id }) => neededFacts(id).periodKind)).filter(
    (kind) => kind !== 'half'
  ),
  'score.shortPeriod': unique(SPORTS.map(({ id }) => neededFacts(id).periodKind)),
  // no fact status, but feeds send it
  'score.status': [...FACT_STATUSES, 'defaulted'],
  'score.final': unique(SPORTS.map(({ id }) => finalWord(id))),
  'score.part': ['regulation', 'penalties', ...unique(SPORTS.map(({ id }) => overtimeWord(id)))],
  'why.void': Object.values(VOID_REASONS),
  'why.rules': [...unique(types.map(({ type }) => type.rule.key)), 'unknown'],
  'why.basis': unique(
    types.flatMap(({ type }) =>
      [...Object.values(type.basisBySport), ...(type.parts ?? []).map(({ basis }) => basis)].map(
        (basis) => basis?.split(':')[0] ?? 'regular'
      )
    )
  ),
  'why.facts': unique(types.flatMap(({ type, sportId }) => [...factFieldsOf(type, sportId)])),
  'why.settledBy': ['rule', 'status', 'notPlayed', 'open'],
}

/** Every text of a language by its key. */
function flat(texts: object, before = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') found.set(before + name, text)
    else for (const [key, inner] of flat(text, `${before}${name}.`)) found.set(key, inner)
  }
  return found
}

const features = readdirSync(join(import.meta.dirname, '../src/features'))
beforeAll(withPageTexts(features, () => Promise.resolve()))

const PLURAL = /_(zero|one|two|few|many|other)$/

describe.each(SITE_LANGUAGES)('in %s', (language) => {
  let texts: Map<string, string>
  beforeAll(async () => {
    await showLanguage(language)
    texts = flat(i18next.getResourceBundle(language, 'translation'))
  })

  test('every text is written in the letters of the language', () => {
    const strange = [...texts].filter(([, text]) => !isWrittenIn(language, text))
    expect(strange).toEqual([])
  })

  test.each(Object.entries(CODES))(
    'every code of %s has its text, and no other has',
    (place, codes) => {
      const shown = [...texts.keys()].filter((key) => key.startsWith(`${place}.`))
      expect(shown.sort()).toEqual(codes.map((code) => `${place}.${code}`).sort())
    }
  )

  test('every error has its text, and its params stand in it', () => {
    for (const key of ERROR_KEYS.filter(isOfPlayers)) {
      const text = errorText(
        { key, params: [2000, 3000, 4000] },
        i18next.t,
        formatOf(language),
        'TRY'
      )
      expect(text, key).not.toMatch(/errors\.|\{\{/)
    }
  })

  test('a long wait is told in minutes', () => {
    const wait = { key: 'tooManyAttempts', params: [3_085] } as const
    const text = errorText(wait, i18next.t, formatOf(language), '')
    expect(text).toContain('52')
    expect(text).not.toMatch(/3085|errors\./)
  })

  test('every status of a match has its words in every sport', () => {
    for (const status of MATCH_STATUSES) {
      for (const { id: sportId } of SPORTS) {
        const words = phaseName({ sportId, status }, i18next.t)
        expect(words, `${status} of ${sportId}`).not.toMatch(/^$|\{\{|(live|score)\./)
      }
    }
  })

  test('the halves of football have names of their own', () => {
    const names = ([1, 2] as const).map((number) =>
      phaseName({ sportId: 1, status: `${number}p` }, i18next.t)
    )
    expect(new Set(names).size).toBe(2)
    // in Arabic script, a figure behind the word is no ordinal
    for (const name of names) expect(name).not.toMatch(/^\p{Script=Arabic}+ \d$/u)
  })

  test('every kind of the list of coupons can be chosen', () => {
    const named = COUPON_LIST_TYPES.filter(
      (type) => type !== 'live' && !texts.has(`coupons.type.${type}`)
    )
    expect(named).toEqual([])
  })

  test('every kind of the slip has the name of its type of coupon', () => {
    expect(SLIP_KINDS.filter((kind) => !texts.has(`coupons.type.${kind}`))).toEqual([])
  })

  test('every market type and each of its outcomes has a name', () => {
    for (const { key, name, shortName, outcomes } of marketTypeViews(language)) {
      for (const [of, text] of [
        [key, name],
        [key, shortName],
        ...outcomes.map((o) => [o.key, o.name]),
      ]) {
        expect(text, `${key} ${of}`).toMatch(/\S/)
      }
      expect(name, key).not.toBe(key)
    }
  })

  test('a counted text has each plural form of the language, and no other', () => {
    const forms = new Intl.PluralRules(findLanguage(language)?.bcp47).resolvedOptions()
      .pluralCategories
    const counted = unique(
      [...texts].flatMap(([key, text]) =>
        PLURAL.test(key) || text.includes('{{count}}') ? [key.replace(PLURAL, '')] : []
      )
    )
    for (const key of counted) {
      const present = [...texts.keys()].filter((of) => of.replace(PLURAL, '') === key)
      expect(present.sort()).toEqual(forms.map((form) => `${key}_${form}`).sort())
    }
    expect(counted.length).toBeGreaterThan(20)
  })
})

test('no text is still English, beyond the names and words that a language shares with it', async () => {
  const textsIn = async (language: SiteLanguage) => {
    await showLanguage(language)
    return flat(i18next.getResourceBundle(language, 'translation'))
  }
  const english = await textsIn('en')
  const words = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '')
  for (const language of SITE_LANGUAGES.filter((code) => code !== 'en')) {
    const same = [...(await textsIn(language))].filter(
      ([key, text]) => english.get(key) === text && /\p{L}{2}/u.test(words(text))
    )
    const untranslated = same.filter(([, text]) => !SAME_IN_ENGLISH.has(text))
    expect(untranslated, language).toEqual([])
  }
})

test('a figure beside a word is counted: no English text says "1 rows"', async () => {
  await showLanguage('en')
  const texts = flat(i18next.getResourceBundle('en', 'translation'))
  const figure = /\{\{(?!count|amount|period)\w+\}\} \p{L}{3,}s\b/u
  // money, and figures that are never one
  const never = [
    'errors.minimumAge',
    'errors.minLengthMaxLength',
    'errors.maxPayoutBelowStake',
    'slip.system.plain',
    'statusPopup.digitsTyped',
  ]
  const loose = [...texts].filter(([key, text]) => figure.test(text) && !never.includes(key))
  expect(loose).toEqual([])
})

test('the languages say the same with the same words filled in', async () => {
  // the ordinal is the number, as English counts
  const fillings = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)]
      .map(([, name]) => (name === 'ordinal' ? 'number' : name))
      .sort()
  const byLanguage = await Promise.all(
    SITE_LANGUAGES.map(async (language) => {
      await showLanguage(language)
      const all = flat(i18next.getResourceBundle(language, 'translation'))
      return new Map(
        [...all].map(([key, text]) => [key.replace(PLURAL, '_other'), unique(fillings(text))])
      )
    })
  )
  const [first, ...others] = byLanguage
  for (const other of others) expect(other).toEqual(first)
})
