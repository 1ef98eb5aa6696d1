import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedAttempts } from '../src/features/betslip/placing/attempts.ts'
import { slipAtom } from '../src/features/betslip/state/slipAtoms.ts'
import { showSlip } from './slipSupport.tsx'
import { quoteFor, slipItem } from './support.ts'

const item = slipItem()
const live = (changes: Partial<QuotedOutcome> = {}) =>
  quoteFor(item, { matchStatus: '1p', isLiveMarket: true, ...changes })

let quotes: QuotedOutcome[]
let nextId = 100
const placed: { key: string | null; body: unknown }[] = []

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

beforeEach(() => {
  quotes = [live()]
  placed.length = 0
  vi.stubGlobal('fetch', (url: string, { method, headers, body }: RequestInit) => {
    if (url.startsWith('/v1/board/outcomes')) {
      const outcomes = quotes.map((quote) => ({
        ...quote,
        home: item.home,
        away: item.away,
        isRace: item.isRace,
      }))
      return answer({ serverNowMs: Date.now(), outcomes })
    }
    if (url === '/v1/coupons' && method === 'POST') {
      const key = new Headers(headers).get('idempotency-key')
      placed.push({ key, body: JSON.parse(String(body)) })
      return answer({ ...coupon(++nextId), state: 'pendingAcceptance' }, 201)
    }
    const asked = /^\/v1\/coupons\/(\d+)/.exec(url)
    if (asked) return answer({ ...coupon(Number(asked[1])), ...decision() })
    return answer(null, 404)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The first coupon is rejected because of its price, the second is accepted. */
const decision = (): Partial<CouponDetail> =>
  placed.length > 1
    ? { state: 'accepted', rejection: null }
    : { state: 'rejected', rejection: [{ key: 'rateChanged', params: [1850, 1700] }] }

/** The fields of a coupon that the slip reads; its acceptance delay is over. */
const coupon = (id: number) => ({
  id,
  code: `CODE${id}`,
  totalStakeMinor: 500,
  maxPayoutMinor: 850,
  bonusMinor: 0,
  type: 'single',
  lineCount: 1,
  totalOddsMilli: 1700,
  selections: [],
  currency: 'TRY',
  placedAt: Date.now() - 1000,
  acceptAt: Date.now(),
  cancellableUntil: null,
})

async function placeAndBeRefused(now: Partial<QuotedOutcome>) {
  const store = showSlip()
  await screen.findByText('9,25 ₺')
  quotes = [live(now)]
  fireEvent.click(await screen.findByRole('button', { name: /Kuponu oyna/ }))
  await screen.findByText('Kuponun kabul edilmedi')
  return store
}

describe('a live bet that was rejected after the acceptance delay', () => {
  test('is placed again with one tap at the current price, under a key of its own', async () => {
    const store = await placeAndBeRefused({ oddsMilli: 1700 })
    const again = { name: '1.70 oranla tekrar oyna' }
    fireEvent.click(await screen.findByRole('button', again))

    await waitFor(() => expect(placed).toHaveLength(2))
    const [first, second] = placed
    expect(first?.body).toMatchObject({
      totalStakeMinor: 500,
      oddsChange: 'ask',
      selections: [{ outcomeId: 701, oddsMilli: 1850 }],
    })
    expect(second?.body).toMatchObject({
      totalStakeMinor: 500,
      oddsChange: 'ask',
      selections: [{ outcomeId: 701, oddsMilli: 1700 }],
    })
    expect(second?.key).not.toBe(first?.key)
    expect(second?.key).toBeTruthy()

    await waitFor(() => expect(store.get(slipAtom).items).toEqual([]))
    expect(storedAttempts()).toEqual([])
  }, 60_000)

  test('cannot be placed again while its price is closed', async () => {
    await placeAndBeRefused({ active: false })
    const closed = { name: 'Bu seçim şu anda oynanamıyor' }
    const button = await screen.findByRole<HTMLButtonElement>('button', closed)
    expect(button.disabled).toBe(true)
    fireEvent.click(button)
    expect(placed).toHaveLength(1)
  }, 60_000)
})
