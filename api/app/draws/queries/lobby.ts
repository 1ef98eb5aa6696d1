/** The draws that players see: to come, closed, and past. */
import { reads } from '#core/database/lagging_reads'
import {
  DRAW_GAMES,
  type DrawGameCode,
  type DrawLobbyCode,
} from '@grandstand/shared-types/games/draw_games'
import { COUNTED_DRAWS, countNumbers } from '@grandstand/shared-types/games/drawn_numbers'
import {
  isLobbyShown,
  stakeBound,
  withinBound,
  type LobbySetting,
} from '@grandstand/shared-types/sites/lobby_settings'
import type {
  DrawGameView,
  DrawLimit,
  DrawLobbyView,
  DrawNumbers,
  DrawOutcome,
  DrawResults,
  DrawView,
} from '@grandstand/shared-types/wire/draws'
import { AppError, found } from '#core/errors/app_error'
import { ownEntry } from '#core/requests/untrusted'
import { clock } from '#core/timing/clock'
import {
  drawById,
  drawRows,
  drawView,
  isSeenAt,
  whereOwner,
  type StoredDraw,
} from '#draws/drawing/draw_row'
import {
  drawGames,
  drawsOwner,
  isSoldAt,
  priceOf,
  type DrawGameSettings,
} from '#draws/settings/draw_games'
import { must } from '#core/errors/must'
import { siteById } from '#sites/current_site'

interface Asker {
  siteId: number
  currency: string
}

/** The games that the brand sells, in the order of staff, with their draws. */
export async function drawLobby(
  { siteId, currency }: Asker,
  lobby: DrawLobbyCode | undefined
): Promise<DrawLobbyView> {
  const { lobbies } = (await siteById(siteId)).settings
  const isSold = (game: DrawGameSettings): boolean =>
    isSoldAt(game, siteId) && isLobbyShown(lobbies, DRAW_GAMES[game.code].lobby)
  const games = (await drawGames()).filter(
    (game) => isSold(game) && (!lobby || DRAW_GAMES[game.code].lobby === lobby)
  )
  const views = await Promise.all(
    games.map((game) => gameView(game, { siteId, currency }, lobbies))
  )
  return { nowMs: clock.now(), games: views }
}

async function gameView(
  game: DrawGameSettings,
  { siteId, currency }: Asker,
  lobbies: readonly LobbySetting[]
): Promise<DrawGameView> {
  const { lobby } = DRAW_GAMES[game.code]
  const limit = ownEntry<DrawLimit | undefined>(game.limits, currency)
  const drawsOf = () =>
    whereOwner(drawRows(), drawsOwner(game, siteId)).where('draws.game_id', game.id)
  const ahead: StoredDraw[] = await drawsOf()
    .whereIn('draws.state', ['open', 'closed'])
    .orderBy('draws.draws_at')
  const last = await drawsOf()
    .whereIn('draws.state', ['drawn', 'paid'])
    .orderBy('draws.draws_at', 'desc')
    .orderBy('draws.number', 'desc')
    .first()
  return {
    code: game.code,
    lobby,
    intervalSeconds: game.intervalSeconds,
    limit: limit ? withinBound(limit, stakeBound(lobbies, lobby, currency)) : null,
    priceMinor: priceOf(game, siteId, currency),
    draws: ahead.map(drawView),
    last: last ? drawView(last) : null,
  }
}

/** Draws of one answer. */
const PAGE = 20

/** Draws of a game that are over, as the brand sells them, the newest first. `before` is the id of a draw. */
export async function drawResults(
  siteId: number,
  code: DrawGameCode,
  before: number | undefined
): Promise<DrawResults> {
  const query = whereOwner(drawRows(reads()), await ownerOf(code, siteId))
    .where('draw_games.code', code)
    .whereIn('draws.state', ['drawn', 'paid', 'failed'])
  if (before !== undefined) query.where('draws.id', '<', before)
  const rows: StoredDraw[] = await query.orderBy('draws.id', 'desc').limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    draws: page.map(drawView),
    nextBefore: rows.length > PAGE ? Number(must(page.at(-1), 'draw').id) : null,
  }
}

/** How often each number came out in the latest draws of a game, as the brand sells them. */
export async function drawnNumbers(siteId: number, code: DrawGameCode): Promise<DrawNumbers> {
  const rows: StoredDraw[] = await whereOwner(drawRows(reads()), await ownerOf(code, siteId))
    .where('draw_games.code', code)
    .whereIn('draws.state', ['drawn', 'paid'])
    .orderBy('draws.draws_at', 'desc')
    .orderBy('draws.number', 'desc')
    .limit(COUNTED_DRAWS)
  const outcomes = rows.flatMap(({ outcome }): DrawOutcome[] =>
    outcome === null ? [] : [JSON.parse(outcome)]
  )
  return { drawCount: outcomes.length, counts: countNumbers(code, outcomes) }
}

async function ownerOf(code: DrawGameCode, siteId: number): Promise<number | null> {
  const game = (await drawGames()).find((one) => one.code === code)
  return game ? drawsOwner(game, siteId) : null
}

/** Throws 404 `notFound`, also for a draw of another brand. */
export async function drawResult(siteId: number, id: number): Promise<DrawView> {
  const draw = found(await drawById(id))
  if (!isSeenAt(draw, siteId)) throw AppError.notFound()
  return drawView(draw)
}
