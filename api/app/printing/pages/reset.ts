/** The bill of a till: cut when its shift is closed and counted, or within the shift. */
import { html } from '#core/http/html'
import {
  copyMark,
  facts,
  foot,
  type Fact,
  type PrintPageOf,
  type PrintStamp,
} from '#printing/pages/page'

/** Amounts in minor units of one currency. */
interface ResetPaper extends PrintStamp {
  tillName: string
  cashierName: string
  /** From 1 within the shift. */
  billNumber: number
  openedAt: number
  closedAt: number
  currency: string
  openingMinor: number
  sold: { count: number; amountMinor: number }
  /** Cash that players put into the machine. */
  deposited: { count: number; amountMinor: number }
  paid: { count: number; amountMinor: number }
  /** Jackpots that tickets have won. */
  jackpotsPaid: { count: number; amountMinor: number }
  cancelled: { count: number; amountMinor: number }
  /** Cash that the ledger expects. */
  expectedMinor: number
  /** Cash that the cashier counted; null while the shift goes on, and for a shift that nobody counted. */
  countedMinor: number | null
  /** Whether the shift ended with this bill; false when it was cut within the shift. */
  isLast: boolean
}

export const resetPage: PrintPageOf<ResetPaper> = (bill, paper) => {
  const { texts } = paper
  const money = (minor: number) => paper.money(minor, bill.currency)
  const counted = (label: string, { count, amountMinor }: ResetPaper['sold']): Fact => [
    `${label} (${count})`,
    money(amountMinor),
  ]
  return {
    title: bill.isLast ? texts.title.reset : texts.title.bill,
    body: html`
      ${copyMark(bill, paper)}
      ${facts([
        [texts.till, html`<bdi>${bill.tillName}</bdi>`],
        [texts.cashier, html`<bdi>${bill.cashierName}</bdi>`],
        [texts.billNumber, bill.billNumber],
        [texts.openedAt, paper.time(bill.openedAt)],
        [texts.closedAt, paper.time(bill.closedAt)],
      ])}
      ${facts(
        [
          [texts.opening, money(bill.openingMinor)],
          counted(texts.sold, bill.sold),
          bill.deposited.count > 0 && counted(texts.deposited, bill.deposited),
          counted(texts.paid, bill.paid),
          bill.jackpotsPaid.count > 0 && counted(texts.prize.jackpot, bill.jackpotsPaid),
          counted(texts.cancelled, bill.cancelled),
        ],
        'sum'
      )}
      ${facts(
        [
          [texts.expected, money(bill.expectedMinor)],
          bill.countedMinor !== null && [texts.counted, money(bill.countedMinor)],
          bill.countedMinor !== null && [
            texts.difference,
            html`<span class="most">${money(bill.countedMinor - bill.expectedMinor)}</span>`,
          ],
        ],
        'sum'
      )}
      ${foot(bill, paper)}
    `,
  }
}
