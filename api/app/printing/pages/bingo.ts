/** The ticket of a bingo draw, and the receipt of its prizes. The bingo room brings their data. */
import { html } from '#core/http/html'
import {
  copyMark,
  facts,
  foot,
  password,
  signedCode,
  type PrintPageOf,
  type PrintStamp,
} from '#printing/pages/page'

interface BingoTicket extends PrintStamp {
  code: string
  drawNumber: number
  drawAt: number
  currency: string
}

interface BingoPaper extends BingoTicket {
  /** The signed code, 26 digits. */
  ticketCode: string
  /** Each card has rows of nine cells; 0 is an empty cell. */
  cards: readonly (readonly (readonly number[])[])[]
  stakeMinor: number
}

interface BingoWinPaper extends BingoTicket {
  prizes: readonly { kind: 'line' | 'bingo' | 'jackpot'; amountMinor: number }[]
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
      ])}
      ${ticket.cards.map(
        (card) =>
          html`<div class="card" dir="ltr">
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
  const totalMinor = ticket.prizes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
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
          [texts.total, html`<span class="most">${money(totalMinor)}</span>`],
        ],
        'sum'
      )}
      ${foot(ticket, paper)}
    `,
  }
}
