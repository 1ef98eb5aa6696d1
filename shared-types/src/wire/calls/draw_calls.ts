/** The calls about draws and their tickets; `Calls` (calls.ts) includes them. */
import type { DrawGameCode, DrawLobbyCode } from '../../games/draw_games.ts'
import type { DrawReport, DrawReportBy } from '../draw_report.ts'
import type { DeskCode } from '../desk/desk.ts'
import type {
  DrawLobbyView,
  DrawNumbers,
  DrawPrintOrder,
  DrawPrintView,
  DrawPurchase,
  DrawResults,
  DrawRow,
  DrawTicketBody,
  DrawTicketCheck,
  DrawTicketPayment,
  DrawTicketQuery,
  DrawTickets,
  DrawTicketView,
  DrawView,
} from '../draws.ts'

export interface DrawCalls {
  'GET /v1/draw-games': { query: { lobby?: DrawLobbyCode }; answer: DrawLobbyView }
  'GET /v1/draw-results': {
    query: { gameCode: DrawGameCode; before?: number }
    answer: DrawResults
  }
  'GET /v1/draw-numbers': { query: { gameCode: DrawGameCode }; answer: DrawNumbers }
  'GET /v1/draw-results/:id': { answer: DrawView }
  'POST /v1/draw-tickets': { body: DrawTicketBody; answer: DrawPurchase }
  'GET /v1/me/draw-tickets': { query: DrawTicketQuery; answer: DrawTickets }
  'GET /v1/me/draw-tickets/:id': { answer: DrawTicketView }
  'POST /v1/me/draw-tickets/:id/cancel': { answer: DrawTicketView }
  'GET /v1/draw-ticket-check/:code': { answer: DrawTicketCheck }
  'POST /v1/desk/draw-tickets': { body: DrawTicketBody; answer: DrawPurchase }
  'POST /v1/desk/draw-cancellations': { body: DeskCode; answer: DrawTicketView }
  'POST /v1/desk/draw-payments': { body: DeskCode; answer: DrawTicketPayment }
  'POST /v1/draw-prints': { body: DrawPrintOrder; answer: DrawPrintView }
  'POST /v1/draw-prints/:id/cancel': { body: { reason: string }; answer: void }
  'GET /v1/draw-report': {
    query: { by: DrawReportBy; from?: string; to?: string }
    answer: DrawReport
  }
  'POST /v1/draws/:id/void': { body: { reason: string }; answer: DrawRow }
}
