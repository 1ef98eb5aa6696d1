/** The ticket of a coupon: the original, and its copies on the page `duplicate`. */
import type { CouponType } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { FullCoverName } from '@grandstand/shared-types/coupons/payout/full_cover'
import { wordsIn } from '@grandstand/shared-types/languages/all_words'
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
import { selectionList, type PaperSelection } from '#printing/pages/selections'

/** The bet as it was placed. */
export interface CouponPaper extends PrintStamp {
  code: string
  /** The signed code, 26 digits. */
  ticketCode: string
  type: CouponType
  placedAt: number
  currency: string
  lineCount: number
  stakePerLineMinor: number
  totalStakeMinor: number
  totalOddsMilli: number
  bonusPercent: number
  bonusMinor: number
  maxPayoutMinor: number
  validity: Validity
  /** Sizes of a system, bankers counted; empty for other types. */
  sizes: readonly number[]
  /** The name of a system that has one. */
  systemName: FullCoverName | null
  selections: readonly PaperSelection[]
  /** Those that the coupon has won. */
  jackpots: readonly PaperJackpot[]
}

export const couponPage: PrintPageOf<CouponPaper> = (coupon, paper) => {
  const { texts } = paper
  const type = [
    texts.type[coupon.type],
    ...(coupon.systemName ? [wordsIn(paper.language).systems[coupon.systemName]] : []),
  ]
  const money = (minor: number) => paper.money(minor, coupon.currency)
  // nobody knows yet what it pays
  const isAtStart = coupon.selections.some((selection) => selection.isAtStart)
  return {
    title: texts.title.coupon,
    body: html`
      ${copyMark(coupon, paper, texts.copyNote)} ${password(coupon.code, texts.password)}
      <p class="about">${type.join(' · ')} · ${texts.placedAt}: ${paper.time(coupon.placedAt)}</p>
      ${selectionList(coupon.selections, paper, { hasResults: false })}
      ${facts([
        coupon.sizes.length > 0 && [
          texts.sizes,
          `${coupon.sizes.join(', ')} / ${coupon.selections.length}`,
        ],
        coupon.lineCount > 1 && [
          texts.lines,
          html`${coupon.lineCount} × ${money(coupon.stakePerLineMinor)}`,
        ],
        [texts.stake, money(coupon.totalStakeMinor)],
        [
          texts.odds,
          isAtStart
            ? texts.startShort
            : paper.totalOdds({
                totalOddsMilli: coupon.totalOddsMilli,
                oddsMilli: coupon.selections.map(({ oddsMilli }) => oddsMilli),
                stakeMinor: coupon.totalStakeMinor,
              }),
        ],
        coupon.bonusPercent > 0 && [
          `${texts.bonus} %${coupon.bonusPercent}`,
          money(coupon.bonusMinor),
        ],
        [
          texts.maxPayout,
          html`<span class="most"
            >${isAtStart ? texts.atStart : money(coupon.maxPayoutMinor)}</span
          >`,
        ],
        validityFact(coupon.validity, paper),
        ...jackpotFacts(coupon.jackpots, coupon.currency, paper),
      ])}
      ${foot(coupon, paper, texts.keep)} ${signedCode(coupon.ticketCode, paper)}
    `,
  }
}
