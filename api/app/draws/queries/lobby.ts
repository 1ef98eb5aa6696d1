/** The draws that players see: to come, closed, and past. */
import { reads } from '#core/database/lagging_reads'
import {
  DRAW_GAMES,
  type DrawGameCode,
  type DrawLobbyCode,
} from '@grandstand/shared-types/games/draw_games'
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
  DrawResults,
  DrawView,
} from '@grandstand/shared-types/wire/draws'
import { found } from '#core/errors/app_error'
import { ownEntry } from '#core/requests/untrusted'
import { clock } from '#core/timing/clock'
import { drawById, drawRows, drawView, type StoredDraw } from '#draws/drawing/draw_row'
import { drawGames, type DrawGameSettings } from '#draws/settings/draw_games'
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
  const isSold = ({ code, isEnabled, hiddenAt }: DrawGameSettings): boolean =>
    isEnabled && !hiddenAt.has(siteId) && isLobbyShown(lobbies, DRAW_GAMES[code].lobby)
  const games = (await drawGames()).filter(
    (game) => isSold(game) && (!lobby || DRAW_GAMES[game.code].lobby === lobby)
  )
  const views = await Promise.all(games.map((game) => gameView(game, currency, lobbies)))
  return { nowMs: clock.now(), games: views }
}

async function gameView(
  game: DrawGameSettings,
  currency: string,
  lobbies: readonly LobbySetting[]
): Promise<DrawGameView> {
  const { lobby } = DRAW_GAMES[game.code]
  const limit = ownEntry<DrawLimit | undefined>(game.limits, currency)
  const ahead: StoredDraw[] = await drawRows()
    .where('draws.game_id', game.id)
    .whereIn('draws.state', ['open', 'closed'])
    .orderBy('draws.draws_at')
  const last = await drawRows()
    .where('draws.game_id', game.id)
    .whereIn('draws.state', ['drawn', 'paid'])
    .orderBy('draws.draws_at', 'desc')
    .first()
  return {
    code: game.code,
    lobby,
    intervalSeconds: game.intervalSeconds,
    limit: limit ? withinBound(limit, stakeBound(lobbies, lobby, currency)) : null,
    draws: ahead.map(drawView),
    last: last ? drawView(last) : null,
  }
}

/** Draws of one answer. */
const PAGE = 20

/** Draws of a game that are over, the newest first. `before` is the id of a draw. */
export async function drawResults(
  code: DrawGameCode,
  before: number | undefined
): Promise<DrawResults> {
  const query = drawRows(reads())
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

/** Throws 404 `notFound`. */
export const drawResult = async (id: number): Promise<DrawView> =>
  drawView(found(await drawById(id)))
