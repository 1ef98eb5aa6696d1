/** A season played as users do: the catalogue by commands, coupons over HTTP. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { BoardMatch, BoardMatchList } from '@grandstand/shared-types/wire/betting/book'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { forgetPrincipals } from '#accounts/principal_provider'
import { forgetProfiles } from '#accounts/queries/betting_profile'
import { poll, rebuildBook } from '#book/sync'
import { forgetIdBlocks } from '#core/database/id_blocks'
import { forgetHouseAccounts } from '#ledger/accounts'
import { forgetSites } from '#sites/current_site'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { tampering } from '#tests/support/tamper'

const run = promisify(execFile)
const PLAYERS = 50
const DAY_MS = 24 * 3_600_000
export const STAKE_MINOR = 1000

/** The oracle's five columns. */
export const COLUMNS = ['single_1x2', 'single_ou25', 'single_ah', 'treble', 'system_2_3'] as const
export type Column = (typeof COLUMNS)[number]
const COLUMN_BY_TYPE: Record<number, Column> = {
  1: 'single_1x2',
  18: 'single_ou25',
  16: 'single_ah',
}

/** A coupon to place, with its column of the oracle. */
export interface Slip<C extends string = Column> {
  column: C
  body: PlaceCouponBody
}

/** Empties the database and every cache. */
export async function freshDatabase(): Promise<void> {
  await tampering(() => ace.exec('db:truncate', []))
  forgetIdBlocks()
  forgetHouseAccounts()
  forgetSites()
  forgetProfiles()
  forgetPrincipals()
  await rebuildBook()
}

/** Runs an ace command in a process of its own, as an operator would. Resolves to its output. */
export async function command(name: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['ace.js', name, ...args], {
    cwd: app.makePath(),
    env: process.env,
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

/** 50 signed-in players with money and no limits, on a site that offers the whole season. */
export async function openHouse(): Promise<{ site: TestSite; players: ApiSession[] }> {
  const site = await makeSite({
    settings: {
      matchesDay: 500,
      limits: {
        minStakeMinor: 100,
        maxStakeMinor: 0,
        maxPayoutMinor: 0,
        minSelections: 1,
        maxSelections: 20,
        maxMultiLines: 27,
        maxMultiSelections: 10,
        maxSystemSelections: 10,
        minSelectionOddsMilli: 0,
        maxSelectionOddsMilli: 0,
        minTotalOddsMilli: 0,
        maxTotalOddsMilli: 0,
        types: { single: 1, combined: 1, multiple: 1, system: 1 },
        sameCouponMax: 0,
        bonus: { minOddsMilli: 0, minCount: 0, percentPerStep: 0 },
      },
    },
  })
  const players: ApiSession[] = []
  for (let i = 0; i < PLAYERS; i++) {
    const player = await makeUser({
      site,
      type: 'player',
      balanceMinor: 10_000_000,
      limits: { maxPayoutMinor: 100_000_000_000 },
    })
    players.push(await signInAs(site, player))
  }
  return { site, players }
}

/** Every match of the board with all its markets, in the order of the file. */
export async function readBoard(player: ApiSession): Promise<BoardMatch[]> {
  await poll()
  const matches: BoardMatch[] = []
  for (;;) {
    const { body } = await player.get<BoardMatchList>(
      `/v1/board/matches?odds=all&to=${Date.now() + 500 * DAY_MS}&offset=${matches.length}`
    )
    matches.push(...body.matches)
    if (body.matches.length === 0) break
  }
  const rows = await db.query<{ id: number }>().from('matches').orderBy('list_order').select('id')
  const byId = new Map(matches.map((match) => [match.id, match]))
  return rows.flatMap((row) => byId.get(row.id) ?? [])
}

/** A single on every outcome of the market types that have a column. */
export function singlesOf<C extends string>(
  matches: BoardMatch[],
  columnByType: Readonly<Record<number, C>>
): Slip<C>[] {
  return matches.flatMap((match) =>
    match.markets.flatMap((market) => {
      const column = columnByType[market.typeId]
      if (column === undefined) return []
      return market.outcomes.map(({ id, oddsMilli }) => slip(column, 'single', [[id, oddsMilli]]))
    })
  )
}

/** Every coupon of the oracle's rules: all singles, and of each three matches the treble and the system 2/3. */
export function slipsOf(matches: BoardMatch[]): Slip[] {
  const singles = singlesOf(matches, COLUMN_BY_TYPE)
  const favourites = matches.flatMap((match) => {
    const market = match.markets.find(({ typeId }) => typeId === 1)
    if (!market) return []
    const lowest = ['1', 'X', '2']
      .flatMap((key) => market.outcomes.find((outcome) => outcome.key === key) ?? [])
      .reduce((best, outcome) => (outcome.oddsMilli < best.oddsMilli ? outcome : best))
    const pick: [number, number] = [lowest.id, lowest.oddsMilli]
    return [pick]
  })
  const triples: Slip[] = []
  for (let i = 0; i + 3 <= favourites.length; i += 3) {
    const selections = favourites.slice(i, i + 3)
    triples.push(slip('treble', 'combined', selections), slip('system_2_3', 'system', selections))
  }
  return [...singles, ...triples]
}

function slip<C extends string>(
  column: C,
  kind: PlaceCouponBody['kind'],
  selections: [number, number][]
): Slip<C> {
  const lines = kind === 'system' ? 3 : 1
  return {
    column,
    body: {
      kind,
      selections: selections.map(([outcomeId, oddsMilli]) => ({ outcomeId, oddsMilli })),
      totalStakeMinor: STAKE_MINOR * lines,
      ...(kind === 'system' && { sizes: [2] }),
      oddsChange: 'ask',
    },
  }
}

/** Places all slips, several players at once; resolves to coupon ids by column. */
export async function placeAll<C extends string>(
  players: ApiSession[],
  slips: Slip<C>[]
): Promise<Map<number, C>> {
  const placed = new Map<number, C>()
  const queue = [...slips]
  await Promise.all(
    players.map(async (player) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { status, body } = await player.post<CouponView>('/v1/coupons', next.body, {
          'idempotency-key': randomUUID(),
        })
        if (status !== 201) throw new Error(`placing answered ${status}: ${JSON.stringify(body)}`)
        placed.set(body.id, next.column)
      }
    })
  )
  return placed
}

export interface Total {
  coupons: number
  stakeMinor: number
  returnMinor: number
  open: number
}

/** Stakes and returns by column, from the players' lists of coupons. */
export async function totals<C extends string>(
  players: ApiSession[],
  placed: Map<number, C>
): Promise<Record<C, Total>> {
  const none = (): Total => ({ coupons: 0, stakeMinor: 0, returnMinor: 0, open: 0 })
  const columns = [...new Set(placed.values())]
  const sums = Object.fromEntries(columns.map((column) => [column, none()])) as Record<C, Total>
  for (const player of players) {
    for (let start = 0; ; start += 500) {
      const { body } = await player.list<CouponView>('coupons', { range: [start, start + 499] })
      for (const coupon of body) {
        const column = placed.get(coupon.id)
        if (!column) continue
        sums[column].coupons++
        sums[column].stakeMinor += coupon.totalStakeMinor
        sums[column].returnMinor += coupon.payoutMinor ?? 0
        if (coupon.status === 0) sums[column].open++
      }
      if (body.length < 500) break
    }
  }
  return sums
}
