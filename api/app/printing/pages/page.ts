/** The form of a print page, and the parts that several pages share. */
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import { groupTicketCode } from '@grandstand/shared-types/coupons/model/ticket_code'
import { barCode, qrCode } from '#printing/paper/codes'
import { html, type Html } from '#core/http/html'
import { textIn } from '#core/requests/written_texts'
import type { Paper } from '#printing/paper/paper'

/** A page from its data. */
export type PrintPageOf<Data> = (data: Data, paper: Paper) => { title: string; body: Html }

/** Which print it is, on the foot of every page. */
export interface PrintStamp {
  /** 0 for the original. */
  copyNumber: number
  printedAt: number
  printedBy: string
}

export type Fact = readonly [label: Html | string, value: Html | string | number] | false

/** Labels with values; an absent fact is false. */
export const facts = (rows: readonly Fact[], kind: '' | 'sum' = ''): Html =>
  html`<dl class="${kind}">
    ${rows.map(
      (row) =>
        row &&
        html`<div>
          <dt>${row[0]}</dt>
          <dd>${row[1]}</dd>
        </div>`
    )}
  </dl>`

/** Until when a desk pays the ticket, once something is due on it; before, the days that it has after the result. */
export type Validity = { until: number } | { days: number } | null

/** The fact of a ticket's validity; false for one that never expires. */
export const validityFact = (validity: Validity, paper: Paper): Fact =>
  validity !== null &&
  ('until' in validity
    ? [paper.texts.validUntil, paper.time(validity.until)]
    : [paper.texts.collectDays, validity.days])

/** A jackpot that a ticket has won. */
export interface PaperJackpot {
  jackpotNames: ByLanguage
  levelNames: ByLanguage
  amountMinor: number
  /** Until when a desk pays it; null once it is paid, and for one that never expires. */
  validUntil: number | null
}

/** What a ticket has won beside its bets, each by the name that staff gave it, with its own end. */
export const jackpotFacts = (
  jackpots: readonly PaperJackpot[],
  currency: string,
  paper: Paper
): Fact[] =>
  jackpots.flatMap(({ jackpotNames, levelNames, amountMinor, validUntil }): Fact[] => [
    [
      html`${paper.texts.prize.jackpot}: <bdi>${nameIn(jackpotNames, paper)}</bdi> ·
        <bdi>${nameIn(levelNames, paper)}</bdi>`,
      html`<span class="most">${paper.money(amountMinor, currency)}</span>`,
    ],
    validUntil !== null && [paper.texts.validUntil, paper.time(validUntil)],
  ])

const nameIn = (names: ByLanguage, { language }: Paper): string =>
  textIn(names, { asked: language, otherwise: language })

/** The mark of a copy with its number; nothing on an original. */
export const copyMark = ({ copyNumber }: PrintStamp, { texts }: Paper, note?: string) =>
  copyNumber > 0 &&
  html`<div class="copy"><strong>${texts.copy} ${copyNumber}</strong>${note}</div>`

export const foot = ({ printedAt, printedBy }: PrintStamp, paper: Paper, note?: string): Html =>
  html`<footer class="foot">
    ${note && html`<p>${note}</p>`}
    <p>${paper.texts.printedAt}: ${paper.time(printedAt)}</p>
    <p>${paper.texts.printedBy}: <bdi>${printedBy}</bdi></p>
  </footer>`

/** The code that people read aloud, in groups of four; `label` where the title does not say of what. */
export const password = (code: string, label?: string): Html =>
  html`<p class="password">
    ${label} <strong><bdi dir="ltr">${code.replace(/.{4}(?=.)/g, '$& ')}</bdi></strong>
  </p>`

/** The signed code of a ticket, for a scanner, for a telephone, and for people. */
export const signedCode = (code: string, { widthMm }: Paper): Html =>
  html`<div class="barcode" dir="ltr">
      ${barCode(code, widthMm)}
      <p class="digits">${groupTicketCode(code)}</p>
    </div>
    <div class="qr">${qrCode(code, widthMm)}</div>`
