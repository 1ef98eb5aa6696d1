/** Receipts for the end of a coupon: payout, sale or cancellation. */
import { html, type Html } from '#core/http/html'
import {
  copyMark,
  facts,
  foot,
  jackpotFacts,
  password,
  type Fact,
  type PaperJackpot,
  type PrintPageOf,
  type PrintStamp,
} from '#printing/pages/page'
import { selectionList, type PaperSelection } from '#printing/pages/selections'
import type { Paper } from '#printing/paper/paper'

/** A coupon that was paid, sold or cancelled. */
interface EndedCoupon extends PrintStamp {
  code: string
  placedAt: number
  /** When it was paid, sold or cancelled. */
  endedAt: number
  currency: string
  totalStakeMinor: number
  selections: readonly PaperSelection[]
}

interface WinPaper extends EndedCoupon {
  /** `jackpot`: a jackpot alone was paid, the bets are open or have lost. */
  kind: 'won' | 'sold' | 'jackpot'
  /** What the bets were paid, with the bonus. */
  payoutMinor: number
  bonusPaidMinor: number
  /** Those that were paid. */
  jackpots: readonly PaperJackpot[]
}

interface CancelPaper extends EndedCoupon {
  returnedMinor: number
}

export const winPage: PrintPageOf<WinPaper> = (coupon, paper) => {
  const { texts } = paper
  const money = (minor: number) => paper.money(minor, coupon.currency)
  const { kind, jackpots, payoutMinor } = coupon
  const status = kind === 'jackpot' ? texts.prize.jackpot : texts.status[kind]
  const paidMinor = jackpots.reduce((sum, { amountMinor }) => sum + amountMinor, payoutMinor)
  return {
    title: texts.title.win,
    body: receipt(coupon, paper, status, [
      [texts.stake, money(coupon.totalStakeMinor)],
      coupon.bonusPaidMinor > 0 && [texts.bonus, money(coupon.bonusPaidMinor)],
      ...jackpotFacts(jackpots, coupon.currency, paper),
      [texts.payout, html`<span class="most">${money(paidMinor)}</span>`],
    ]),
  }
}

export const cancelPage: PrintPageOf<CancelPaper> = (coupon, paper) => {
  const { texts } = paper
  const money = (minor: number) => paper.money(minor, coupon.currency)
  return {
    title: texts.title.cancel,
    body: receipt(coupon, paper, texts.status.cancelled, [
      [texts.stake, money(coupon.totalStakeMinor)],
      [texts.returned, html`<span class="most">${money(coupon.returnedMinor)}</span>`],
    ]),
  }
}

function receipt(coupon: EndedCoupon, paper: Paper, status: string, sums: readonly Fact[]): Html {
  const { texts } = paper
  return html`
    ${copyMark(coupon, paper)} ${password(coupon.code, texts.password)}
    <p class="about"><b>${status}</b></p>
    ${facts([
      [texts.placedAt, paper.time(coupon.placedAt)],
      [texts.endedAt, paper.time(coupon.endedAt)],
    ])}
    ${selectionList(coupon.selections, paper, { hasResults: true })} ${facts(sums)}
    ${foot(coupon, paper)}
  `
}
