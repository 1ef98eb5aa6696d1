/** Draws on pages of other features, which load the texts `draws` and `verify`, too. Import it only from lazily loaded pages. */
export { BingoVideo } from './lobby/BingoVideo.tsx'
export { NextDraws } from './lobby/NextDraws.tsx'
export {
  CheckedTicket,
  drawTicketCheckQuery,
  isDrawPaper,
  mayBeDrawTicket,
} from './tickets/CheckedTicket.tsx'
export { PrintTicket } from './tickets/PrintTicket.tsx'
export { TicketWin } from './tickets/TicketFigures.tsx'
export { TicketState } from './tickets/TicketState.tsx'
