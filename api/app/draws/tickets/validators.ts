import {
  DRAW_GAME_CODES,
  DRAW_LOBBIES,
  MOST_BETS_OF_TICKET,
  MOST_DRAWS_OF_PURCHASE,
} from '@grandstand/shared-types/games/draw_games'
import { RACE_KINDS } from '@grandstand/shared-types/games/race/race_bet'
import { DRAW_TICKET_FILTERS } from '@grandstand/shared-types/wire/draws'
import { exactObject, rowId, vine } from '#core/requests/validation'

/** Cells of the largest card. */
const MOST_CELLS = 27
const MOST_NUMBERS = 10
const HIGHEST_NUMBER = 90

const whole = (least: number) =>
  vine.number({ strict: true }).withoutDecimals().min(least).max(HIGHEST_NUMBER)

/** The form of a bet of any game; the rules of the game read it afterwards. */
const bet = exactObject({
  stakeMinor: vine.number({ strict: true }).withoutDecimals().min(1).max(1_000_000_000),
  numbers: vine.array(whole(1)).maxLength(MOST_NUMBERS).optional(),
  card: vine.array(whole(0)).maxLength(MOST_CELLS).optional(),
  kind: vine.enum(RACE_KINDS).optional(),
  runner: whole(1).optional(),
  second: whole(1).optional(),
})

/** Body of POST /v1/draw-tickets and POST /v1/desk/draw-tickets. */
export const buyValidator = vine.compile(
  exactObject({
    drawId: rowId(),
    draws: vine.number({ strict: true }).withoutDecimals().min(1).max(MOST_DRAWS_OF_PURCHASE),
    bets: vine.array(bet).minLength(1).maxLength(MOST_BETS_OF_TICKET),
  })
)

export const lobbyValidator = vine.compile(
  vine.object({ lobby: vine.enum(DRAW_LOBBIES).optional() })
)

export const resultsValidator = vine.compile(
  vine.object({ gameCode: vine.enum(DRAW_GAME_CODES), before: rowId().optional() })
)

export const numbersValidator = vine.compile(vine.object({ gameCode: vine.enum(DRAW_GAME_CODES) }))

export const ownValidator = vine.compile(
  vine.object({
    state: vine.enum(DRAW_TICKET_FILTERS).optional(),
    lobby: vine.enum(DRAW_LOBBIES).optional(),
    before: rowId().optional(),
  })
)
