/** A game provider for tests: its rows, and its side of the wire. */
import { createHmac, createSign, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { clock } from '#core/timing/clock'
import { forgetPlayedGames } from '#wallet/games/played_games'
import { sealSecrets } from '#games/providers/sealed_secrets'
import { hashOfToken } from '#games/sessions/tokens'
import { forgetProviders } from '#games/providers/provider'
import { ApiSession } from '#tests/support/client'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export const PRODUCTS = { slot: 1, casino: 1 } as const
/** One pair for all tests, because making a pair takes long. */
export const KEYS = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const SECRET = 'a secret of the test'

export interface TestProvider {
  id: number
  code: string
  gameId: number
  gameCode: string
}

interface ProviderColumns {
  code?: string
  api_url?: string
  allowed_origins?: string
  sealed_secrets?: string | null
  orphan_rollback_minutes?: number
  health_least_calls?: number
  health_probe_seconds?: number
  dialect?: string
  allowed_addresses?: string
  public_key?: string | null
  is_enabled?: boolean
}

export async function makeProvider(
  site: TestSite,
  columns: ProviderColumns = {}
): Promise<TestProvider> {
  const code = `p-${randomUUID().slice(0, 8)}`
  const [id = 0]: number[] = await db.table('game_providers').insert({
    site_id: site.id,
    code,
    name: 'A test provider',
    dialect: 'grandstand',
    api_url: 'http://127.0.0.1:9',
    allowed_addresses: '[]',
    allowed_origins: '[]',
    public_key: null,
    sealed_secrets: sealSecrets({ hmacSecret: SECRET }),
    list_order: 1,
    is_enabled: true,
    ...columns,
  })
  const gameCode = 'test_slot'
  const gameId = await makeGame(site, id, gameCode)
  forgetProviders()
  return { id, code, gameId, gameCode }
}

export async function makeGame(
  site: TestSite,
  providerId: number,
  code: string,
  columns: Record<string, string | number | boolean> = {}
): Promise<number> {
  const [id = 0]: number[] = await db.table('games').insert({
    site_id: site.id,
    provider_id: providerId,
    lobby: 'slots',
    code,
    title: 'A test game',
    company_name: 'Test',
    extras: '[]',
    limits: '{}',
    languages: '[]',
    countries: '[]',
    branches: '[]',
    opens_lobby: false,
    is_mobile: true,
    has_demo: true,
    list_order: 1,
    is_shown: true,
    updated_at: clock.now(),
    ...columns,
  })
  forgetPlayedGames()
  return id
}

/** A launched session that is not open yet, by its token. */
export async function launch(
  player: TestUser,
  { id: providerId, gameId }: Pick<TestProvider, 'id' | 'gameId'>,
  columns: Record<string, string | number | null> = {}
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const now = clock.now()
  await db.table('game_sessions').insert({
    site_id: player.siteId,
    user_id: player.id,
    provider_id: providerId,
    game_id: gameId,
    launch_hash: hashOfToken(token),
    token_hash: null,
    currency: player.currency,
    language: 'tr',
    limit_id: null,
    is_mobile: false,
    ip: '127.0.0.1',
    country: null,
    launch_expires_at: now + 60_000,
    opened_at: null,
    last_used_at: now,
    closed_at: null,
    created_at: now,
    ...columns,
  })
  return token
}

/** An open session, by its token. */
export async function openSessionOf(
  player: TestUser,
  provider: TestProvider,
  columns: Record<string, string | number | null> = {}
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await launch(player, provider, {
    token_hash: hashOfToken(token),
    opened_at: clock.now(),
    ...columns,
  })
  return token
}

export interface WalletAnswer {
  balanceMinor: number
  currency: string
  transactionId: string
  ourTransactionId: string
  sessionToken: string
  playerId: string
  error?: { key: ErrorKey; params: (string | number)[] }
}

export type Fields = Record<string, unknown>

interface Sending {
  at?: number
  /** Signs by the RSA key of the tests instead of the shared secret. */
  rsa?: boolean
  signature?: string
  /** What is sent in place of the signed body. */
  sent?: string
}

/** The headers of a call in our dialect. */
export function signedHeaders(body: string, { at = Date.now(), rsa, signature }: Sending = {}) {
  const text = `${at}.${body}`
  const right = rsa
    ? createSign('sha256').update(text).sign(KEYS.privateKey, 'base64')
    : `hmac-sha256=${createHmac('sha256', SECRET).update(text).digest('hex')}`
  return {
    'content-type': 'application/json',
    'x-grandstand-timestamp': String(at),
    'x-grandstand-signature': signature ?? right,
  }
}

/** A provider's server: sends calls as our dialect wants them. */
export class ProviderServer {
  readonly #session: ApiSession
  readonly #code: string

  constructor(host: string, code: string, port: number | null = null) {
    this.#session = new ApiSession(host, port)
    this.#code = code
  }

  /** A string is sent as it is. */
  send(name: string, fields: Fields | string, sending: Sending = {}) {
    const body = typeof fields === 'string' ? fields : JSON.stringify(fields)
    const headers = signedHeaders(body, sending)
    const path = `/v1/wallet/${this.#code}/${name}`
    return this.#session.send<WalletAnswer>('POST', path, sending.sent ?? body, headers)
  }

  /** The status, and the key of a refusal or the balance. */
  async says(name: string, fields: Fields | string, sending: Sending = {}) {
    const { status, body } = await this.send(name, fields, sending)
    return [status, body.error?.key ?? body.balanceMinor] as const
  }
}

export interface Table {
  site: TestSite
  player: TestUser
  provider: TestProvider
  server: ProviderServer
  sessionToken: string
  bet: (changes?: Fields) => Fields
  win: (changes?: Fields) => Fields
  rollback: (changes?: Fields) => Fields
}

interface TableOptions extends ProviderColumns {
  balanceMinor?: number
  settings?: NonNullable<Parameters<typeof makeSite>[0]>['settings']
}

/** A player at a game: a bet of 100, its win of 250 and its rollback, all of one round. */
export async function makeTable({
  balanceMinor = 1_000,
  settings = {},
  ...columns
}: TableOptions = {}): Promise<Table> {
  const site = await makeSite({ settings })
  const player = await makeUser({ site, type: 'player', balanceMinor, products: PRODUCTS })
  const provider = await makeProvider(site, columns)
  const sessionToken = await openSessionOf(player, provider)
  const server = new ProviderServer(site.host, provider.code)
  const roundId = 'round-1'
  const { gameCode } = provider
  const playerId = String(player.id)
  return {
    site,
    player,
    provider,
    server,
    sessionToken,
    bet: (changes = {}) => ({
      sessionToken,
      gameCode,
      roundId,
      transactionId: 'bet-1',
      amountMinor: 100,
      currency: 'TRY',
      ...changes,
    }),
    win: (changes = {}) => ({
      playerId,
      gameCode,
      roundId,
      transactionId: 'win-1',
      betTransactionId: 'bet-1',
      amountMinor: 250,
      currency: 'TRY',
      roundClosed: false,
      kind: 'win',
      ...changes,
    }),
    rollback: (changes = {}) => ({
      playerId,
      roundId,
      transactionId: 'rollback-1',
      betTransactionId: 'bet-1',
      ...changes,
    }),
  }
}
