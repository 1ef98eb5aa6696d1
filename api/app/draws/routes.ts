import type { Operations } from '#core/operations/operation'
import {
  buyDrawTickets,
  cancelDrawTicket,
  drawGameLobby,
  drawNumbers,
  drawResults,
  drawShown,
  ownDrawTicket,
  ownDrawTickets,
} from '#draws/operations/players'
import { staff } from '#draws/operations/staff'

export const operations = {
  drawGameLobby,
  drawNumbers,
  drawResults,
  drawShown,
  buyDrawTickets,
  ownDrawTickets,
  ownDrawTicket,
  cancelDrawTicket,
  ...staff,
} satisfies Operations
