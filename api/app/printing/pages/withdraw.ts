/** The receipt of money that a player has taken out in cash. The room of withdrawals will provide the data. */
import { html } from '#core/http/html'
import {
  copyMark,
  facts,
  foot,
  password,
  type PrintPageOf,
  type PrintStamp,
} from '#printing/pages/page'

interface WithdrawPaper extends PrintStamp {
  /** The number that the player names at the desk. */
  code: string
  username: string
  requestedAt: number
  amountMinor: number
  currency: string
}

export const withdrawPage: PrintPageOf<WithdrawPaper> = (withdrawal, paper) => {
  const { texts } = paper
  return {
    title: texts.title.withdraw,
    body: html`
      ${copyMark(withdrawal, paper)} ${password(withdrawal.code)}
      ${facts([
        [texts.account, html`<bdi>${withdrawal.username}</bdi>`],
        [texts.requestedAt, paper.time(withdrawal.requestedAt)],
        [
          texts.amount,
          html`<span class="most"
            >${paper.money(withdrawal.amountMinor, withdrawal.currency)}</span
          >`,
        ],
      ])}
      ${foot(withdrawal, paper)}
    `,
  }
}
