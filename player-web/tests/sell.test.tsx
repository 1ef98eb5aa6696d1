import type { SellOffer } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SellBox } from '../src/features/coupons/sell/SellBox.tsx'
import {
  CLOSED,
  CONFIRM_MS,
  MAX_RENEWALS,
  sellStep,
  type SellEvent,
  type SellState,
} from '../src/features/coupons/sell/sellState.ts'
import { couponDetail } from './couponSupport.ts'

const offer = (amountMinor: number, offerId = `o${amountMinor}`): SellOffer => ({
  offerId,
  couponId: 1,
  amountMinor,
  expiresAt: 0,
})
const offered = (amountMinor: number): SellEvent => ({
  type: 'offer',
  offer: offer(amountMinor),
  askedAt: 0,
  lifeMs: CONFIRM_MS,
})
const after = (...events: SellEvent[]) =>
  events.reduce<SellState>((state, event) => sellStep(state, event), CLOSED)

describe('selling', () => {
  test('an offer that is not confirmed is renewed a bounded number of times', () => {
    const round: SellEvent[] = [offered(1900), { type: 'expired' }]
    expect(after({ type: 'open' }, ...round).step).toBe('asking')
    const rounds = Array.from({ length: MAX_RENEWALS + 1 }, () => round).flat()
    expect(after({ type: 'open' }, ...rounds)).toEqual(CLOSED)
  })

  test('the previous amount is shown beside the new one', () => {
    const state = after({ type: 'open' }, offered(1900), { type: 'expired' }, offered(1500))
    expect(state).toMatchObject({ step: 'offered', before: 1900 })
  })

  test('a sale under way cannot be closed, and a request whose answer was lost is sent again under the same key', () => {
    const events: SellEvent[] = [
      { type: 'open' },
      offered(1900),
      { type: 'confirm', idempotencyKey: 'k' },
      { type: 'close' },
      { type: 'unanswered' },
      { type: 'close' },
      { type: 'retry' },
    ]
    expect(after(...events)).toMatchObject({ step: 'selling', idempotencyKey: 'k' })
  })

  test('an expired offer is followed by a new one with the reason', () => {
    const refusal = { key: 'sellOfferChanged', params: [] } as const
    const state = after(
      { type: 'open' },
      offered(1900),
      { type: 'confirm', idempotencyKey: 'k' },
      { type: 'refused', refusal },
      offered(1500)
    )
    expect(state).toMatchObject({ step: 'offered', before: 1900, notice: refusal })
  })
})

describe('the sell box', () => {
  let amounts: number[]
  const sold: string[] = []

  beforeEach(() => {
    // an offer ages by this clock alone: on a busy machine it would end before the test has read it
    vi.useFakeTimers()
    sold.length = 0
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.endsWith('/sell')) {
        sold.push(String(init.body))
        const end = { couponId: 1, status: 2, amountMinor: 1500 }
        return Promise.resolve(new Response(JSON.stringify(end)))
      }
      const amount = (amounts.length > 1 ? amounts.shift() : amounts[0]) ?? 0
      return Promise.resolve(new Response(JSON.stringify(offer(amount))))
    })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function show() {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(
      <QueryClientProvider client={client}>
        <SellBox coupon={couponDetail({ sellable: true })} />
      </QueryClientProvider>
    )
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const answers = () => pass(50)

  test('shows first the approximate price, and sells at the second tap', async () => {
    amounts = [1500]
    show()
    await answers()
    fireEvent.click(screen.getByRole('button', { name: '15,00 ₺ karşılığında sat' }))
    await answers()
    const confirm = screen.getByRole('button', { name: 'Şimdi sat · 15,00 ₺' })
    expect(document.activeElement).toBe(confirm)
    fireEvent.click(confirm)
    await answers()
    expect(screen.getByText('15,00 ₺ karşılığında satıldı')).toBeDefined()
    expect(sold).toEqual([JSON.stringify({ offerId: 'o1500' })])
  })

  test('an offer that changed at the tap is shown before the coupon is sold', async () => {
    amounts = [1900, 1900, 1500]
    show()
    await answers()
    fireEvent.click(screen.getByRole('button', { name: '19,00 ₺ karşılığında sat' }))
    await answers()
    const confirm = screen.getByRole('button', { name: 'Şimdi sat · 19,00 ₺' })
    fireEvent.pointerDown(confirm)
    await pass(CONFIRM_MS + 100)
    expect(screen.getByText('Yeni teklif geldi; önceki teklif: 19,00 ₺.')).toBeDefined()
    // the finger came down on another price
    fireEvent.click(confirm)
    expect(sold).toEqual([])
    // a key press is refused, too, while nobody can have read the price
    fireEvent.click(confirm)
    expect(sold).toEqual([])
    await pass(700)
    fireEvent.click(screen.getByRole('button', { name: 'Şimdi sat · 15,00 ₺' }))
    expect(sold).toEqual([JSON.stringify({ offerId: 'o1500' })])
  })
})
