/** The ticket of a lotto draw or a race, and the receipt of what it won. */
import { html, type Html } from '#core/http/html'
import type { RaceKind } from '@grandstand/shared-types/games/race/race_bet'
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
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
import type { Paper } from '#printing/paper/paper'

/** What was chosen: numbers, or a kind of bet with its runners. */
interface PaperBet {
  kind: RaceKind | null
  numbers: readonly number[]
  stakeMinor: number
}

interface DrawTicket extends PrintStamp {
  code: string
  gameCode: DrawGameCode
  drawNumber: number
  drawAt: number
  currency: string
  bets: readonly PaperBet[]
  stakeMinor: number
  /** Those that it has won; on the receipt those that were paid. */
  jackpots: readonly PaperJackpot[]
}

export interface DrawPaperData extends DrawTicket {
  /** The signed code, 26 digits. */
  ticketCode: string
  maxWinMinor: number
  validity: Validity
}

export interface DrawWinPaper extends DrawTicket {
  /** In all. */
  paidMinor: number
}

/** What tells games of one title apart: how many numbers are drawn of how many. */
const FORMS: Readonly<Partial<Record<DrawGameCode, string>>> = {
  keno: '20/80',
  lotto6of49: '6/49',
  lotto5of36: '5/36',
}

const titleOf = (gameCode: DrawGameCode, { texts }: Paper): string =>
  gameCode === 'greyhounds' || gameCode === 'horses' ? texts.race[gameCode] : texts.title.draw

export const drawPage: PrintPageOf<DrawPaperData> = (ticket, paper) => {
  const { texts } = paper
  return {
    title: titleOf(ticket.gameCode, paper),
    body: html`
      ${copyMark(ticket, paper, texts.copyNote)} ${password(ticket.code, texts.password)}
      ${about(ticket, paper)} ${bets(ticket, paper)}
      ${facts(
        [
          [texts.stake, paper.money(ticket.stakeMinor, ticket.currency)],
          [
            texts.maxPayout,
            html`<span class="most">${paper.money(ticket.maxWinMinor, ticket.currency)}</span>`,
          ],
          validityFact(ticket.validity, paper),
          ...jackpotFacts(ticket.jackpots, ticket.currency, paper),
        ],
        'sum'
      )}
      ${foot(ticket, paper, texts.keep)} ${signedCode(ticket.ticketCode, paper)}
    `,
  }
}

export const drawWinPage: PrintPageOf<DrawWinPaper> = (ticket, paper) => {
  const { texts } = paper
  return {
    title: texts.title.drawWin,
    body: html`
      ${copyMark(ticket, paper)} ${password(ticket.code, texts.password)} ${about(ticket, paper)}
      ${bets(ticket, paper)}
      ${facts(
        [
          [texts.stake, paper.money(ticket.stakeMinor, ticket.currency)],
          ...jackpotFacts(ticket.jackpots, ticket.currency, paper),
          [
            texts.payout,
            html`<span class="most">${paper.money(ticket.paidMinor, ticket.currency)}</span>`,
          ],
        ],
        'sum'
      )}
      ${foot(ticket, paper)}
    `,
  }
}

function about({ gameCode, drawNumber, drawAt }: DrawTicket, paper: Paper): Html {
  const form = FORMS[gameCode]
  return facts([
    [paper.texts.draw, html`<bdi dir="ltr">${form && `${form} · `}#${drawNumber}</bdi>`],
    [paper.texts.drawAt, paper.time(drawAt)],
  ])
}

const bets = ({ bets: all, currency }: DrawTicket, paper: Paper): Html =>
  html`<ol>
    ${all.map(
      ({ kind, numbers, stakeMinor }) =>
        html`<li>
          <div class="pick">
            <span
              >${kind && `${paper.texts.race[kind]}: `}<bdi dir="ltr"
                >${numbers.join(kind ? ' – ' : ' · ')}</bdi
              ></span
            >
            ${paper.money(stakeMinor, currency)}
          </div>
        </li>`
    )}
  </ol>`
