import { HttpError } from 'ra-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { ERROR_KEYS } from '@grandstand/shared-types/core/errors'
import { describeError, describeFields, errorOf, parsePipeForm } from '../src/api/errors.ts'
import { inWords, readCookie } from '../src/api/http.ts'
import en from '../src/i18n/en/index.ts'
import { i18nProvider } from '../src/i18n/provider.ts'
import tr from '../src/i18n/tr/index.ts'

const body = (key: string, params: unknown[] = [], more: object = {}) => ({
  error: { key, params, message: [key, ...params].join('|'), ...more },
  message: [key, ...params].join('|'),
})

describe('error texts', () => {
  it('every key of the catalogue has a text in both languages', () => {
    for (const key of ERROR_KEYS) {
      expect(tr.errors[key], `${key} in Turkish`).toBeTruthy()
      expect(en.errors[key], `${key} in English`).toBeTruthy()
    }
  })
})

describe('errors of the API in words', () => {
  beforeAll(() => i18nProvider.changeLocale('tr'))

  it('an answer of the API gives the sentence of its key', () => {
    const error = inWords(new HttpError('inUse', 409, body('inUse')), i18nProvider)
    expect(error.message).toBe('Kullanımda olduğu için silinemez.')
    expect(error.status).toBe(409)
  })

  it('money and odds are written as people write them', () => {
    expect(describeError(i18nProvider, { key: 'stakeAboveMax', params: [100_000] })).toContain(
      '1.000,00'
    )
    expect(describeError(i18nProvider, { key: 'rateChanged', params: [1850] })).toContain('1.85')
  })

  it('a wait is told in minutes, or in seconds while it is short', () => {
    const wait = (seconds: number) =>
      describeError(i18nProvider, { key: 'tooManyAttempts', params: [seconds] })
    expect(wait(3_085)).toContain('52 dakika sonra')
    expect(wait(90)).toContain('90 saniye sonra')
  })

  it('an amount has its currency where that is known', () => {
    const fault = { key: 'minimumWithdrawal', params: [30_000] } as const
    expect(describeError(i18nProvider, { ...fault, params: [...fault.params] }, '', 'TRY')).toMatch(
      /(₺|TRY).?300,00|300,00.?(₺|TRY|TL)/
    )
  })

  it('a fault of a field or an order of finish is told by its reason', () => {
    const error = { key: 'orderOfFinish' as const, params: ['withdrawnRunner', 4] }
    expect(describeError(i18nProvider, error)).toContain('4 numara ya da sıra: çekildi')
  })

  it('the ending of a field’s name tells the unit of the numbers in its error', () => {
    const errors = describeFields(i18nProvider, {
      errors: {
        'amountMinor': 'amountTooSmall|150',
        'limits.maxTotalOddsMilli': 'amountTooSmall|1500',
        'openingLimit': 'limitNotLower|50',
      },
    })
    expect(errors).toEqual({
      'amountMinor': 'En az 1,50 olmalı.',
      'limits.maxTotalOddsMilli': 'En az 1.50 olmalı.',
      'openingLimit': 'Limiti düşüremezsiniz; şu an 50.',
    })
  })

  it('a length with one bound names only that bound', () => {
    const tooShort = parsePipeForm('minLengthMaxLength|username|5|')
    expect(tooShort && describeError(i18nProvider, tooShort)).toBe('En az 5 karakter olmalı')
    const tooLong = parsePipeForm('minLengthMaxLength|city||80')
    expect(tooLong && describeError(i18nProvider, tooLong)).toBe('En fazla 80 karakter olmalı')
  })

  it('a failure of the server shows the reference under which the log has it', () => {
    const failure = body('tecnicalProblem', [], { correlationId: 'abc-1' })
    expect(errorOf(failure)).toEqual({ key: 'tecnicalProblem', params: ['abc-1'] })
    expect(inWords(new HttpError('x', 500, failure), i18nProvider).message).toContain('abc-1')
  })

  it('an answer of another server than the API is a general failure', () => {
    const page = new HttpError('Bad Gateway', 502, '<html>')
    expect(inWords(page, i18nProvider).message).toBe('Sunucuya ulaşılamadı')
    expect(errorOf(body('no such key'))).toBeNull()
    expect(parsePipeForm('no such key|1')).toBeNull()
  })
})

describe('the CSRF cookie', () => {
  it('is read by its whole name and decoded', () => {
    expect(readCookie('a=1; XSRF-TOKEN=e%3Axy; b=2', 'XSRF-TOKEN')).toBe('e:xy')
    expect(readCookie('MY-XSRF-TOKEN=no', 'XSRF-TOKEN')).toBeNull()
  })
})
