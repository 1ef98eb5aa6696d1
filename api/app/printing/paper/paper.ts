/** The paper that a page is printed on: its size, its language, and values as they read there. */
import type { PaperWidthMm, PrintPositions } from '@grandstand/shared-types/coupons/model/prints'
import { findLanguage, type SiteLanguage } from '@grandstand/shared-types/languages/table'
import { formatMoney } from '@grandstand/shared-types/money/format'
import { exactOdds, totalOddsText } from '@grandstand/shared-types/money/total_odds'
import { html, type Html } from '#core/http/html'
import type { PrintTexts } from '#printing/paper/text_form'
import { printTexts } from '#printing/paper/texts'

interface PaperForm {
  language: SiteLanguage
  /** An IANA name. */
  timeZone: string
  widthMm: PaperWidthMm
  /** The title of the brand. */
  brand: string
  positions: PrintPositions
}

export interface Paper extends PaperForm {
  texts: PrintTexts
  money(minor: number, currency: string): Html
  odds(milli: number): Html
  totalOdds(total: Parameters<typeof totalOddsText>[0]): Html
  /** Day and time in the paper's time zone; `at` in epoch milliseconds. */
  time(at: number): Html
}

/** Throws a RangeError for an unknown time zone. */
export function paperOf(form: PaperForm): Paper {
  const tag = findLanguage(form.language)?.formats ?? form.language
  const clock = new Intl.DateTimeFormat(`${tag}-u-nu-latn-ca-gregory-hc-h23`, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: form.timeZone,
  })
  const ltr = (text: string) => html`<bdi dir="ltr">${text}</bdi>`
  return {
    ...form,
    texts: printTexts(form.language),
    money: (minor, currency) => ltr(formatMoney(minor, currency, form.language)),
    odds: (milli) => ltr(exactOdds(milli)),
    totalOdds: (total) => ltr(totalOddsText(total)),
    time: (at) => ltr(clock.format(at)),
  }
}
