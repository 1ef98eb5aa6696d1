/** The ticket of a bingo draw, and the receipt of its prizes. */
import { html } from '#core/http/html'
import {
  copyMark,
  facts,
  foot,
  jackpotFacts,
  password,
  signedCode,
  type PaperJackpot,
  type PrintPageOf,
  type PrintStamp,
  type Validity,
  validityFact,
} from '#printing/pages/page'

interface BingoTicket extends PrintStamp {
  code: string
  drawNumber: number
  drawAt: number
  currency: string
  /** Those that it has won; on the receipt those that were paid. */
  jackpots: readonly PaperJackpot[]
}

export interface BingoPaper extends BingoTicket {
  /** The signed code, 26 digits. */
  ticketCode: string
  /** Each card has rows of five or nine cells; 0 is an empty cell. */
  cards: readonly (readonly (readonly number[])[])[]
  stakeMinor: number
  validity: Validity
}

export interface BingoWinPaper extends BingoTicket {
  prizes: readonly { kind: 'line' | 'twoLines' | 'bingo' | 'jackpot'; amountMinor: number }[]
  /** What is paid: the prizes, up to the bound of the game. */
  totalMinor: number
}

export const bingoPage: PrintPageOf<BingoPaper> = (ticket, paper) => {
  const { texts } = paper
  return {
    title: texts.title.bingo,
    body: html`
      ${copyMark(ticket, paper, texts.copyNote)} ${password(ticket.code, texts.password)}
      ${facts([
        [texts.draw, ticket.drawNumber],
        [texts.drawAt, paper.time(ticket.drawAt)],
        [texts.stake, paper.money(ticket.stakeMinor, ticket.currency)],
        validityFact(ticket.validity, paper),
        ...jackpotFacts(ticket.jackpots, ticket.currency, paper),
      ])}
      ${ticket.cards.map(
        (card) =>
          html`<div class="card ${card[0]?.length === 5 && 'five'}" dir="ltr">
            ${card.flat().map((cell) => html`<span>${cell > 0 && cell}</span>`)}
          </div>`
      )}
      ${foot(ticket, paper, texts.keep)} ${signedCode(ticket.ticketCode, paper)}
    `,
  }
}

export const bingoWinPage: PrintPageOf<BingoWinPaper> = (ticket, paper) => {
  const { texts } = paper
  const money = (minor: number) => paper.money(minor, ticket.currency)
  return {
    title: texts.title.bingoWin,
    body: html`
      ${copyMark(ticket, paper)} ${password(ticket.code, texts.password)}
      ${facts([
        [texts.draw, ticket.drawNumber],
        [texts.drawAt, paper.time(ticket.drawAt)],
      ])}
      ${facts(
        [
          ...ticket.prizes.map(
            ({ kind, amountMinor }) => [texts.prize[kind], money(amountMinor)] as const
          ),
          ...jackpotFacts(ticket.jackpots, ticket.currency, paper),
          [texts.total, html`<span class="most">${money(ticket.totalMinor)}</span>`],
        ],
        'sum'
      )}
      ${foot(ticket, paper)}
    `,
  }
}
