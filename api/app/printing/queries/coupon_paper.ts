/** The data of a coupon's pages. */
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'
import { allMarketTypes } from '#book/queries/market_types'
import { found } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Principal } from '#core/requests/access'
import type { WonJackpot } from '@grandstand/shared-types/wire/desk/unclaimed'
import { wonJackpots } from '#coupons/dues/paper_jackpots'
import { uncollectedAmong } from '#coupons/queries/uncollected'
import { couponDetail } from '#coupons/queries/coupon_detail'
import { couponPage } from '#printing/pages/coupon'
import { cancelPage, winPage } from '#printing/pages/receipts'
import { paperSelection } from '#printing/pages/selections'
import type { Html } from '#core/http/html'
import type { Paper } from '#printing/paper/paper'
import { peopleOf } from '#printing/queries/acts'
import { paperScope, type PrintRow } from '#printing/queries/prints'
import { requireReceiptRight } from '#printing/queries/receipt_right'
import { couponValidity } from '#printing/queries/validity'
import { ticketCode } from '#printing/ticket_signature'

/** The page of a print, filled. Throws 403 `notAllowed`, 404 `notFound` outside of the principal's sight. */
export async function couponPaper(
  principal: Principal,
  print: PrintRow,
  paper: Paper
): Promise<{ title: string; body: Html }> {
  requireReceiptRight(principal, print.subject)
  const scope = paperScope(principal, print.subject)
  const coupon = await couponDetail(principal, print.couponId, paper.language, scope)
  const { copyNumber, printNumber, couponId, askedAt, askedBy } = print
  const printer = found((await peopleOf([askedBy])).get(askedBy))
  const stamp = { copyNumber, printedAt: askedAt, printedBy: printer.username }
  const selections = selectionsOf(coupon.selections, paper.language)
  const { code, placedAt, currency, totalStakeMinor, status } = coupon
  const jackpots = (await wonJackpots('coupon', [couponId]))(couponId)
  if (print.subject === 'coupon') {
    const { siteId } = principal
    const signed = ticketCode({
      siteEnding: siteEnding(siteId),
      couponId,
      printNumber,
      isCopy: copyNumber > 0,
    })
    const validity = await couponValidity(couponId)
    const facts = { ticketCode: signed, selections, validity, jackpots }
    return couponPage({ ...coupon, ...stamp, ...facts }, paper)
  }
  const paidJackpots = jackpots.filter((jackpot) => jackpot.paidAt !== null)
  const paidAt = coupon.story.findLast(({ kind }) => kind === 'paid')?.at ?? lastPaid(paidJackpots)
  const endedAt = paidAt ?? coupon.settledAt ?? coupon.story.at(-1)?.at ?? placedAt
  const ended = { ...stamp, code, placedAt, endedAt, currency, totalStakeMinor, selections }
  if (print.subject === 'cancel') {
    const returnedMinor = must(coupon.payoutMinor, 'payout of an ended coupon')
    return cancelPage({ ...ended, returnedMinor }, paper)
  }
  const kind = PAID_ENDS.get(status)
  const isOpen = (await uncollectedAmong([couponId])).has(couponId)
  // a jackpot may be paid long before the bets of its coupon are over
  if (kind === undefined || isOpen) {
    const bets = { kind: 'jackpot', payoutMinor: 0, bonusPaidMinor: 0 } as const
    return winPage({ ...ended, ...bets, jackpots: paidJackpots }, paper)
  }
  const payoutMinor = must(coupon.payoutMinor, 'payout of an ended coupon')
  const { bonusPaidMinor } = coupon
  return winPage({ ...ended, kind, payoutMinor, bonusPaidMinor, jackpots: paidJackpots }, paper)
}

const PAID_ENDS = new Map<number, 'sold' | 'won'>([
  [COUPON_STATUS.sold, 'sold'],
  [COUPON_STATUS.won, 'won'],
])

const lastPaid = (jackpots: readonly WonJackpot[]): number | undefined =>
  jackpots.reduce<number | undefined>((last, { paidAt }) => paidAt ?? last, undefined)

function selectionsOf(
  selections: Awaited<ReturnType<typeof couponDetail>>['selections'],
  language: SiteLanguage
) {
  const types = allMarketTypes(language)
  return selections.map((selection) => paperSelection(selection, types, language))
}
