/**
 * Users of the browser tests who act over the API, not in the page: staff and players, each with a session of their
 * own.
 */
import { randomUUID } from 'node:crypto'
import type { Permission, Product } from '@grandstand/shared-types/accounts/user_types'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import {
  expect,
  request as requests,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
} from '@playwright/test'

export const PLAYER_PASSWORD = 'quiet-harbour-5'
export const CASHIER_PASSWORD = PLAYER_PASSWORD

/** A signed-in user: reads, and writes with the CSRF token. */
export class Actor {
  private constructor(private readonly request: APIRequestContext) {}

  static async signIn(
    request: APIRequestContext,
    username: string,
    password: string
  ): Promise<Actor> {
    const actor = new Actor(request)
    await actor.get('/v1/settings/get')
    await actor.post('/v1/sessions', { username, password })
    return actor
  }

  async get<T>(url: string): Promise<T> {
    return bodyOf<T>(await this.request.get(url))
  }

  async post<T>(url: string, data: unknown = {}): Promise<T> {
    return bodyOf<T>(await this.request.post(url, { data, headers: await this.headers() }))
  }

  async put<T>(url: string, data: unknown): Promise<T> {
    return bodyOf<T>(await this.request.put(url, { data, headers: await this.headers() }))
  }

  async remove(url: string): Promise<void> {
    await bodyOf(await this.request.delete(url, { headers: await this.headers() }))
  }

  private async headers(): Promise<Record<string, string>> {
    const { cookies } = await this.request.storageState()
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    return { 'x-xsrf-token': decodeURIComponent(token), 'idempotency-key': randomUUID() }
  }
}

async function bodyOf<T>(response: APIResponse): Promise<T> {
  expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true)
  const body: T = response.status() === 204 ? undefined : await response.json()
  return body
}

/** Signs in as the admin of the demo brand. */
export async function signInAdmin(baseURL: string | undefined): Promise<Actor> {
  const request = await requests.newContext({ ...(baseURL && { baseURL }) })
  return Actor.signIn(request, 'admin', 'admin1234')
}

interface PlayerOptions {
  isOnline?: boolean
  currency?: CurrencyCode
  /** 0 closes one. */
  products?: Partial<Record<Product, 0 | 1>>
}

/** Opens a player with the credit given and signs in as the player, also in the pages of a `context` that has pages. */
export async function newPlayer(
  admin: Actor,
  context: Pick<BrowserContext, 'request'>,
  creditMinor = 50_000,
  { isOnline = false, currency, products }: PlayerOptions = {}
): Promise<Actor> {
  const username = `e2e${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const { id } = await admin.post<{ id: number }>('/v1/users', {
    type: 'player',
    username,
    password: PLAYER_PASSWORD,
    ...(isOnline && { isOnline }),
    ...(currency && { currency }),
    ...(products && { products }),
  })
  await admin.post(`/v1/users/${id}/credits`, { direction: 'send', amountMinor: creditMinor })
  return Actor.signIn(context.request, username, PLAYER_PASSWORD)
}

/**
 * Opens a terminal user with the permissions of a cashier and those in `permissions`, with automatic printing, and
 * signs in, also in the pages of `context`. These pages take a print as done at once, unless told otherwise.
 */
export async function newCashier(
  admin: Actor,
  context: BrowserContext,
  more: readonly Permission[] = [],
  { takesPapersAtOnce = true } = {}
): Promise<Actor> {
  const username = `desk${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const roles =
    await admin.get<{ id: number; name: string; permissions: Permission[] }[]>('/v1/roles')
  const cashier = roles.find(({ name }) => name === 'cashier')
  const permissions = [...(cashier?.permissions ?? []), ...more]
  const role =
    more.length === 0
      ? cashier
      : await admin.post<{ id: number }>('/v1/roles', {
          name: username,
          userType: 'terminal',
          permissions,
        })
  const { id } = await admin.post<{ id: number }>('/v1/users', {
    type: 'terminal',
    username,
    password: PLAYER_PASSWORD,
    roleId: role?.id,
  })
  await admin.put(`/v1/users/${id}`, { autoPrint: true })
  if (takesPapersAtOnce) await takePapersAtOnce(context)
  return Actor.signIn(context.request, username, PLAYER_PASSWORD)
}

/** Replaces printing in these pages by nothing, since Chromium drops every key while it prints. */
const takePapersAtOnce = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.print = () => undefined
  })

/** Cash in minor units. */
export async function cashOf(player: Actor): Promise<number> {
  const { balances } = await player.get<{ balances: { balance: number } }>('/v1/me')
  return balances.balance
}
