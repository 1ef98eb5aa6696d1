/** The receipt of a withdrawal. */
import type { PaymentState } from '@grandstand/shared-types/payments/states'
import { html } from '#core/http/html'
import {
  copyMark,
  facts,
  foot,
  password,
  type PrintPageOf,
  type PrintStamp,
} from '#printing/pages/page'
import { barCode } from '#printing/paper/codes'

interface WithdrawPaper extends PrintStamp {
  /** The reference, which the player names at the desk. */
  code: string
  username: string
  methodName: string
  requestedAt: number
  amountMinor: number
  feeMinor: number
  currency: string
  state: PaymentState
  /** Since when the withdrawal has its state. */
  changedAt: number
}

export const withdrawPage: PrintPageOf<WithdrawPaper> = (withdrawal, paper) => {
  const { texts } = paper
  const { code, amountMinor, feeMinor, currency, state } = withdrawal
  const money = (minor: number) => paper.money(minor, currency)
  return {
    title: texts.title.withdraw,
    body: html`
      ${copyMark(withdrawal, paper)} ${password(code)}
      <p class="about"><b>${texts.paymentState[state]}</b></p>
      ${facts([
        [texts.account, html`<bdi>${withdrawal.username}</bdi>`],
        [texts.method, html`<bdi>${withdrawal.methodName}</bdi>`],
        [texts.requestedAt, paper.time(withdrawal.requestedAt)],
        [texts.changedAt, paper.time(withdrawal.changedAt)],
      ])}
      ${facts(
        [
          [texts.amount, money(amountMinor)],
          feeMinor > 0 && [texts.fee, money(feeMinor)],
          [texts.total, html`<span class="most">${money(amountMinor - feeMinor)}</span>`],
        ],
        'sum'
      )}
      ${foot(withdrawal, paper)}
      <div class="barcode" dir="ltr">${barCode(code, paper.widthMm)}</div>
    `,
  }
}
