/** Shared by the back office's browser tests: signing in, and calls of the API as a player or as staff. */
import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const ADMIN = { username: 'admin', password: 'admin1234' } as const
export const DEALER = { username: 'dealer', password: 'dealer1234' } as const
export const PLAYER = { username: 'player', password: 'player1234' } as const

interface Credentials {
  username: string
  password: string
}

/** Signs in by the form, in Turkish, and waits for the dashboard. */
export async function signIn(page: Page, { username, password }: Credentials): Promise<void> {
  await page.goto('/backoffice/')
  await page.getByRole('textbox', { name: 'Kullanıcı adı' }).fill(username)
  await page.getByLabel('Şifre').fill(password)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Genel bakış' })).toBeVisible()
}

/** Writes to the API with the CSRF token of the context's cookies. */
export async function send<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await request.post(path, {
    data,
    headers: {
      'X-XSRF-TOKEN': decodeURIComponent(token),
      'Idempotency-Key': randomUUID(),
    },
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  const body: T = await answer.json()
  return body
}

/** Signs a request context in. */
export async function enter(request: APIRequestContext, credentials: Credentials): Promise<void> {
  await request.get('/v1/currencies')
  await send(request, '/v1/sessions', credentials)
}

export interface PlacedCoupon {
  id: number
  code: string
  totalStakeMinor: number
  currency: string
}

interface Board {
  matches: {
    home: string
    away: string
    startsAt: number
    markets: { outcomes: { id: number; oddsMilli: number }[] }[]
  }[]
}

/**
 * Places a coupon on the first prices of matches that start in an hour or later; the matches are drawn at random, since
 * the same coupon may be placed only a few times.
 */
export async function placeCoupon(
  request: APIRequestContext,
  { matches, totalStakeMinor }: { matches: number; totalStakeMinor: number }
): Promise<PlacedCoupon & { names: string[]; oddsMilli: number[] }> {
  const from = Date.now() + 3_600_000
  const board: Board = await (await request.get(`/v1/board/matches?from=${from}`)).json()
  const chosen = board.matches.flatMap(({ home, away, markets }) => {
    const outcome = markets[0]?.outcomes[0]
    return outcome ? [{ name: `${home} – ${away}`, outcome }] : []
  })
  const first = Math.floor(Math.random() * (chosen.length - matches))
  const picks = chosen.slice(first, first + matches)
  const coupon = await send<PlacedCoupon>(request, '/v1/coupons', {
    kind: picks.length === 1 ? 'single' : 'combined',
    selections: picks.map(({ outcome }) => ({
      outcomeId: outcome.id,
      oddsMilli: outcome.oddsMilli,
    })),
    totalStakeMinor,
    oddsChange: 'any',
  })
  return {
    ...coupon,
    names: picks.map(({ name }) => name),
    oddsMilli: picks.map(({ outcome }) => outcome.oddsMilli),
  }
}
