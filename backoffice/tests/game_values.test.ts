import { expect, test } from 'vitest'
import { bodyOf as gameBody, NEW_GAME, rowsOf } from '../src/resources/provider-games/gameValues.ts'
import {
  bodyOf as providerBody,
  NEW_PROVIDER,
} from '../src/resources/game-providers/providerValues.ts'

const TRY = { minStakeMinor: 100, maxStakeMinor: 5_000, maxPayMinor: 0 }

test('limits are rows of the form, and a table by currency in the body', () => {
  const { limitRows } = rowsOf({ EUR: TRY, TRY })
  expect(limitRows).toEqual([
    { currency: 'TRY', ...TRY },
    { currency: 'EUR', ...TRY },
  ])
  expect(gameBody({ ...NEW_GAME, limitRows }).limits).toEqual({ TRY, EUR: TRY })
  const emptied = [{ currency: 'TRY', minStakeMinor: 100, maxStakeMinor: null } as const, {}]
  expect(gameBody({ ...NEW_GAME, limitRows: emptied }).limits).toEqual({
    TRY: { minStakeMinor: 100, maxStakeMinor: 0, maxPayMinor: 0 },
  })
})

test('emptied groups of a provider are none', () => {
  const { topServiceId, categoryId } = gameBody({ ...NEW_GAME, topServiceId: '', categoryId: null })
  expect([topServiceId, categoryId]).toEqual([null, null])
})

test('S10 a secret is sent only where a new one was typed', () => {
  const values = { ...NEW_PROVIDER, name: 'A', code: 'a', apiUrl: 'https://a.example' }
  expect(providerBody({ ...values, hmacSecret: '' })).not.toHaveProperty('secrets')
  expect(providerBody({ ...values, hmacSecret: 'new' }).secrets).toEqual({ hmacSecret: 'new' })
  const hub88 = { ...values, dialect: 'hub88', operatorId: ' 7 ', hmacSecret: 'other' } as const
  expect(providerBody(hub88).secrets).toEqual({ operatorId: '7' })
  expect(providerBody({ ...values, publicKey: '' }).publicKey).toBeNull()
})
