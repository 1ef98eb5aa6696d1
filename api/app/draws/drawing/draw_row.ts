/** Rows of `draws`. */
import db from '@adonisjs/lucid/services/db'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import type { DrawOutcome, DrawRow, DrawState, DrawView } from '@grandstand/shared-types/wire/draws'
import type { Seeds } from '@grandstand/shared-types/draws/stream'
import type { Reader } from '#core/database/transactions'

export interface StoredDraw {
  id: number
  gameId: number
  /** The brand whose own draw it is; null for one of all brands. */
  ownSiteId: number | null
  gameCode: DrawGameCode
  number: number
  opensAt: number
  closesAt: number
  drawsAt: number
  state: DrawState
  hash: string
  sealedSeed: string
  serverSeed: string | null
  clientSeed: string | null
  /** JSON; null until it is drawn. */
  outcome: string | null
  failedBecause: DrawRow['failedBecause']
  reason: string | null
  drawnAt: number | null
  doneAt: number | null
}

/** Draws with the codes of their games. */
export const drawRows = (from: Reader = db.connection()) =>
  from
    .query<StoredDraw>()
    .from('draws')
    .join('draw_games', 'draw_games.id', 'draws.game_id')
    .select({
      id: 'draws.id',
      gameId: 'draws.game_id',
      ownSiteId: 'draws.own_site_id',
      gameCode: 'draw_games.code',
      number: 'draws.number',
      opensAt: 'draws.opens_at',
      closesAt: 'draws.closes_at',
      drawsAt: 'draws.draws_at',
      state: 'draws.state',
      hash: 'draws.seed_hash',
      sealedSeed: 'draws.sealed_seed',
      serverSeed: 'draws.server_seed',
      clientSeed: 'draws.client_seed',
      outcome: 'draws.outcome',
      failedBecause: 'draws.failed_because',
      reason: 'draws.reason',
      drawnAt: 'draws.drawn_at',
      doneAt: 'draws.done_at',
    })

/** The draws of these ids, by id. */
export async function drawsById(ids: readonly number[]): Promise<Map<number, StoredDraw>> {
  if (ids.length === 0) return new Map()
  const rows: StoredDraw[] = await drawRows().whereIn('draws.id', [...new Set(ids)])
  return new Map(rows.map((row) => [Number(row.id), row]))
}

export const drawById = async (id: number): Promise<StoredDraw | null> =>
  (await drawsById([id])).get(id) ?? null

/** Narrows a query of draws to those of one brand, or with null to those of all brands. */
export const whereOwner = <Q extends DrawQuery>(query: Q, siteId: number | null): Q => {
  if (siteId === null) query.whereNull('draws.own_site_id')
  else query.where('draws.own_site_id', siteId)
  return query
}

interface DrawQuery {
  where(column: string, value: number): unknown
  whereNull(column: string): unknown
}

/** Whether a brand may see a draw: its own, or one of all brands. */
export const isSeenAt = ({ ownSiteId }: Pick<StoredDraw, 'ownSiteId'>, siteId: number): boolean =>
  ownSiteId === null || Number(ownSiteId) === siteId

/** A draw as everybody sees it: the seeds once they are published. */
export function drawView(draw: StoredDraw): DrawView {
  const outcome: DrawOutcome | null = draw.outcome === null ? null : JSON.parse(draw.outcome)
  return {
    id: Number(draw.id),
    gameCode: draw.gameCode,
    number: draw.number,
    closesAt: Number(draw.closesAt),
    drawsAt: Number(draw.drawsAt),
    state: draw.state,
    hash: draw.hash,
    serverSeed: draw.serverSeed,
    clientSeed: draw.clientSeed,
    outcome,
  }
}

/** The seeds of a draw with a result; null for any other. */
export function seedsOf({ outcome, serverSeed, clientSeed, number }: StoredDraw): Seeds | null {
  if (outcome === null || serverSeed === null || clientSeed === null) return null
  return { serverSeed, clientSeed, round: number }
}
