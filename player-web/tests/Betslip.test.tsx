import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedAttempts } from '../src/features/betslip/placing/attempts.ts'
import { slipAtom } from '../src/features/betslip/state/slipAtoms.ts'
import { PLAYER, SETTINGS, showSlip as show } from './slipSupport.tsx'
import { LIMITS, quoteFor, slipItem } from './support.ts'

const item = slipItem()
const outOfBounds = (bounds: Partial<CouponLimits>): Me => ({
  ...PLAYER,
  couponLimits: { ...LIMITS, ...bounds },
})

/** The API's answers that these tests need: quotes for the slip, and a coupon. */
let quotes: QuotedOutcome[]
let onPlace: (init: RequestInit) => Response
const placed: RequestInit[] = []
const asked: string[] = []

function answer(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

beforeEach(() => {
  quotes = [quoteFor(item)]
  placed.length = 0
  asked.length = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url)
    if (url.startsWith('/v1/board/outcomes')) {
      const outcomes = quotes.map((quote) => ({
        ...quote,
        home: item.home,
        away: item.away,
        isRace: item.isRace,
      }))
      return Promise.resolve(answer({ serverNowMs: Date.now(), outcomes }))
    }
    if (url.startsWith('/v1/coupons') && init.method === 'POST') {
      placed.push(init)
      try {
        return Promise.resolve(onPlace(init))
      } catch (error) {
        return Promise.reject(error)
      }
    }
    return Promise.resolve(answer(null, 404))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const placeButton = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

describe('betslip', () => {
  test('shows the potential payout and can be placed', async () => {
    show()
    const button = await placeButton(/Kuponu oyna · 5,00/)
    expect(button.disabled).toBe(false)
    expect(screen.getByText('9,25 ₺')).toBeTruthy()
  })

  test('a started match is named at its selection, disables the button and can be removed', async () => {
    quotes = [quoteFor(item, { startsAt: Date.now() - 1000 })]
    const store = show()
    await screen.findByText('Maç başladı.')
    expect((await placeButton(/Kuponu oyna/)).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Çıkar' }))
    expect(store.get(slipAtom).items).toEqual([])
  })

  test('a stake above the highest names the bound and offers it', async () => {
    const store = show({ stakeMinor: 200_000 }, null)
    await screen.findByText('Tutar en fazla 1.000,00 ₺ olabilir.')
    fireEvent.click(screen.getByRole('button', { name: '1.000,00 ₺ yap' }))
    expect(store.get(slipAtom).stakeMinor).toBe(100_000)
  })

  test('leaving the stake below the lowest fills in the lowest', async () => {
    const store = show()
    const field = await screen.findByLabelText<HTMLInputElement>('Tutar')
    fireEvent.change(field, { target: { value: '0,50' } })
    await screen.findByText('Tutar en az 1,00 ₺ olmalı.')
    fireEvent.blur(field)
    expect(store.get(slipAtom).stakeMinor).toBe(100)
  })

  test('the note of a stake that was filled in goes with the stake', async () => {
    show({ stakeMinor: 500 }, null)
    const field = await screen.findByLabelText<HTMLInputElement>('Tutar')
    const note = () =>
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    fireEvent.change(field, { target: { value: '0' } })
    await screen.findByText('Tutar en az 1,00 ₺ olmalı.')
    fireEvent.blur(field)
    expect(note()).toContain('1,00 ₺')
    fireEvent.change(field, { target: { value: '20' } })
    expect(field.value).toBe('20')
    expect(note()).toBe('')
  })

  test('a player of another currency begins with its stake and its amounts, and is limited in it', async () => {
    const stakesByCurrency = { EUR: { defaultStakeMinor: 250, couponAmountsMinor: [200, 700] } }
    show({ stakeMinor: null }, { ...PLAYER, currency: 'EUR' }, { ...SETTINGS, stakesByCurrency })
    await placeButton(/Kuponu oyna · 2,50/)
    const amounts = within(screen.getByRole('group', { name: 'Hazır tutarlar' }))
    expect(amounts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2', '7'])
    expect(asked.find((url) => url.startsWith('/v1/board/outcomes'))).toContain('currency=EUR')
  })

  test('too little money shows the missing amount', async () => {
    show({ stakeMinor: 1500 })
    await screen.findByText('Bakiye yetersiz. 5,00 ₺ eksik')
    expect((await placeButton(/Kuponu oyna/)).disabled).toBe(true)
  })

  test('a changed price stops the slip until the player accepts it', async () => {
    quotes = [quoteFor(item, { oddsMilli: 1700 })]
    const store = show()
    fireEvent.click(await screen.findByRole('button', { name: '1.70 oranı kabul et' }))
    expect(store.get(slipAtom).items[0]?.oddsMilli).toBe(1700)
    expect((await placeButton(/Kuponu oyna/)).disabled).toBe(false)
  })

  test('a lower price does not stop a player who accepts every change in advance', async () => {
    quotes = [quoteFor(item, { oddsMilli: 1700 })]
    show({ oddsChange: 'any' })
    await screen.findByText('Oran 1.85 → 1.70')
    expect((await placeButton(/Kuponu oyna/)).disabled).toBe(false)
  })

  test('a request whose answer was lost is sent again under the same key', async () => {
    onPlace = () => {
      throw new TypeError('network')
    }
    show()
    // nothing can be placed before the prices are known
    await screen.findByText('9,25 ₺')
    fireEvent.click(await placeButton(/Kuponu oyna/))
    await screen.findByText('Yanıt alınamadı')
    const [attempt] = storedAttempts()

    onPlace = () => answer({ error: { key: 'sameCouponError', params: [3] } }, 422)
    fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await screen.findByText('Aynı kuponu en fazla 3 kez oynayabilirsin.')
    const keys = placed.map(({ headers }) => new Headers(headers).get('idempotency-key'))
    expect(keys).toEqual([attempt?.idempotencyKey, attempt?.idempotencyKey])
    await waitFor(() => expect(storedAttempts()).toEqual([]))
  })

  test('a selection outside the player’s bounds is inactive, and the rest is placed without it', async () => {
    const other = slipItem({ outcomeId: 801, marketId: 80, matchId: 8, oddsMilli: 6000 })
    quotes = [quoteFor(item), quoteFor(other)]
    onPlace = () => answer({ error: { key: 'sameCouponError', params: [3] } }, 422)
    show({ items: [item, other] }, outOfBounds({ maxSelectionOddsMilli: 5000 }))
    await screen.findByText('Kupona dahil değil: oran en fazla 5.00 olmalı')
    expect(screen.getByText('9,25 ₺')).toBeTruthy()
    fireEvent.click(await placeButton(/Kuponu oyna/))
    await screen.findByText('Aynı kuponu en fazla 3 kez oynayabilirsin.')
    expect(JSON.parse(String(placed[0]?.body)).selections).toEqual([
      { outcomeId: 701, oddsMilli: 1850 },
    ])
  })

  test('a kind of bet that is closed for the player cannot be opened and shows why', async () => {
    const types = { ...LIMITS.types, system: 0 as const }
    const store = show({}, outOfBounds({ types }))
    const tab = screen.getByRole('button', { name: 'Sistem' })
    expect(tab.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(tab)
    expect(store.get(slipAtom).kind).toBe('combined')
    await screen.findByText('Sistem: Bu kupon türü hesabında kapalı.')
  })

  test.each([
    ['not_started', '/v1/board/proposition'],
    ['1p', '/v1/live/proposition'],
  ])('a slip on a match that is %s is proposed matches by %s', async (matchStatus, path) => {
    quotes = [quoteFor(item, { matchStatus, isLiveMarket: true })]
    show()
    await waitFor(() => expect(asked.some((url) => url.startsWith(path))).toBe(true))
  })
})
