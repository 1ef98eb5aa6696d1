/** The page of a print of a ticket of a draw. */
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import { BINGO_75_RULES } from '@grandstand/shared-types/games/bingo/bingo_75'
import { BINGO_90_RULES } from '@grandstand/shared-types/games/bingo/bingo_90'
import { filledBy } from '@grandstand/shared-types/games/bingo/bingo_rules'
import { multiplied } from '@grandstand/shared-types/games/game'
import type { DrawBet, DrawPaper, DrawTicketView } from '@grandstand/shared-types/wire/draws'
import type { Principal } from '#core/requests/access'
import { wonJackpots } from '#coupons/dues/paper_jackpots'
import { viewOfTicket, type StoredTicket } from '#draws/tickets/ticket_rows'
import { markPrinted } from '#printing/actions/copies'
import { waitingDrawPrint } from '#printing/actions/print_draw_ticket'
import { bingoPage, bingoWinPage } from '#printing/pages/bingo'
import { drawPage, drawWinPage } from '#printing/pages/draw'
import type { PaperJackpot, Validity } from '#printing/pages/page'
import type { Paper } from '#printing/paper/paper'
import { drawTicketInSight } from '#printing/queries/draw_ticket'
import { drawTicketValidity } from '#printing/queries/validity'
import { ticketCode } from '#printing/ticket_signature'

export type DrawPage = 'bingo' | 'bingo-win' | 'draw' | 'draw-win'

/** Throws 404 `notFound`, 409 `printNotWaiting`. */
export async function drawTicketPaper(
  principal: Principal,
  { page, ticketId }: { page: DrawPage; ticketId: number },
  paper: Paper
) {
  const stored = await drawTicketInSight(principal, ticketId)
  const kind: DrawPaper = page.endsWith('-win') ? 'win' : 'ticket'
  const print = await waitingDrawPrint(principal, ticketId, kind)
  const ticket = await viewOfTicket(stored)
  const validity = await drawTicketValidity(stored)
  const won = (await wonJackpots('drawTicket', [ticketId]))(ticketId)
  const jackpots = kind === 'win' ? won.filter(({ paidAt }) => paidAt !== null) : won
  const stamp = {
    copyNumber: print.copyNumber,
    printedAt: Number(print.askedAt),
    printedBy: principal.username,
  }
  return {
    page: pageOf(
      page,
      { ...stamp, ...factsOf(ticket), signed: signedBy(stored, print), validity, jackpots },
      paper
    ),
    markPrinted: () => markPrinted('draw_ticket_prints', print.id),
  }
}

const signedBy = (
  { id, siteId }: StoredTicket,
  { printNumber, copyNumber }: { printNumber: number; copyNumber: number }
): string =>
  ticketCode(
    {
      siteEnding: siteEnding(Number(siteId)),
      couponId: Number(id),
      printNumber,
      isCopy: copyNumber > 0,
    },
    'drawTicket'
  )

const factsOf = (ticket: DrawTicketView) => ({
  ticket,
  code: ticket.code,
  gameCode: ticket.draw.gameCode,
  drawNumber: ticket.draw.number,
  drawAt: ticket.draw.drawsAt,
  currency: ticket.currency,
  stakeMinor: ticket.stakeMinor,
})

interface Data extends ReturnType<typeof factsOf> {
  copyNumber: number
  printedAt: number
  printedBy: string
  signed: string
  validity: Validity
  jackpots: readonly PaperJackpot[]
}

function pageOf(page: DrawPage, { ticket, signed, validity, ...data }: Data, paper: Paper) {
  const bets = ticket.bets.map(({ bet }) => bet)
  // a jackpot may be paid before the bets are over
  const winMinor = ticket.isUncollected ? 0 : (ticket.winMinor ?? 0)
  const paidMinor = data.jackpots.reduce((sum, { amountMinor }) => sum + amountMinor, winMinor)
  if (page === 'bingo') {
    const cards = bets.flatMap((bet) => ('card' in bet ? [rowsOf(bet.card)] : []))
    return bingoPage({ ...data, ticketCode: signed, cards, validity }, paper)
  }
  if (page === 'bingo-win') {
    const prizes = ticket.isUncollected ? [] : prizesOf(ticket)
    return bingoWinPage({ ...data, prizes, totalMinor: paidMinor }, paper)
  }
  const written = { ...data, bets: bets.map(betOf) }
  if (page === 'draw-win') return drawWinPage({ ...written, paidMinor }, paper)
  return drawPage(
    { ...written, ticketCode: signed, maxWinMinor: ticket.maxWinMinor, validity },
    paper
  )
}

const CELLS_OF_BINGO_75 = BINGO_75_RULES.cells

/** The cells of a card by its rows: five of five, or three of nine. */
function rowsOf(card: readonly number[]): number[][] {
  const width = card.length === CELLS_OF_BINGO_75 ? 5 : 9
  return Array.from({ length: card.length / width }, (_, row) =>
    card.slice(row * width, (row + 1) * width)
  )
}

const PRIZE_WORDS = { line: 'line', twoLines: 'twoLines', house: 'bingo' } as const

/** What each pattern of the cards has won, patterns without a win left out. */
function prizesOf({ bets, draw: { outcome } }: DrawTicketView) {
  if (outcome === null || !('calls' in outcome)) return []
  return bets.flatMap(({ bet }) => {
    if (!('card' in bet)) return []
    const rules = bet.card.length === CELLS_OF_BINGO_75 ? BINGO_75_RULES : BINGO_90_RULES
    return filledBy(rules, bet.card, outcome)
      .filter(({ multipleMilli }) => multipleMilli > 0)
      .map(({ pattern, multipleMilli }) => ({
        kind: PRIZE_WORDS[pattern],
        amountMinor: multiplied(bet.stakeMinor, multipleMilli),
      }))
  })
}

function betOf(bet: DrawBet) {
  const { stakeMinor } = bet
  if ('numbers' in bet) return { kind: null, numbers: bet.numbers, stakeMinor }
  if ('card' in bet) return { kind: null, numbers: bet.card, stakeMinor }
  const second = bet.second === undefined ? [] : [bet.second]
  return { kind: bet.kind, numbers: [bet.runner, ...second], stakeMinor }
}
