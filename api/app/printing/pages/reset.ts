/** The bill of a till when it is closed and counted. Shifts of a desk bring its data. */
import { html } from '#printing/paper/html'
import { copyMark, facts, foot, type PrintPageOf, type PrintStamp } from '#printing/pages/page'

/** Amounts in minor units of one currency. */
export interface ResetPaper extends PrintStamp {
  tillName: string
  cashierName: string
  openedAt: number
  closedAt: number
  currency: string
  openingMinor: number
  sold: { count: number; amountMinor: number }
  paid: { count: number; amountMinor: number }
  cancelled: { count: number; amountMinor: number }
  /** By the ledger. */
  expectedMinor: number
  /** By the cashier. */
  countedMinor: number
}

export const resetPage: PrintPageOf<ResetPaper> = (bill, paper) => {
  const { texts } = paper
  const money = (minor: number) => paper.money(minor, bill.currency)
  const counted = ({ count, amountMinor }: ResetPaper['sold']) =>
    html`${count} × · ${money(amountMinor)}`
  return {
    title: texts.title.reset,
    body: html`
      ${copyMark(bill, paper)}
      ${facts([
        [texts.till, html`<bdi>${bill.tillName}</bdi>`],
        [texts.cashier, html`<bdi>${bill.cashierName}</bdi>`],
        [texts.openedAt, paper.time(bill.openedAt)],
        [texts.closedAt, paper.time(bill.closedAt)],
      ])}
      ${facts(
        [
          [texts.opening, money(bill.openingMinor)],
          [texts.sold, counted(bill.sold)],
          [texts.paid, counted(bill.paid)],
          [texts.cancelled, counted(bill.cancelled)],
        ],
        'sum'
      )}
      ${facts(
        [
          [texts.expected, money(bill.expectedMinor)],
          [texts.counted, money(bill.countedMinor)],
          [
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
