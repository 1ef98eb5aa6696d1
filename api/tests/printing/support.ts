/** A coupon, and the prints that people ask for. */
import type { PrintSubject } from '@grandstand/shared-types/coupons/model/prints'
import type { PrintView, TicketView } from '@grandstand/shared-types/wire/betting/printing'
import { placeOn } from '#tests/coupons/after_support'
import { makeBettor, type Bettor, type PlaceRefusal } from '#tests/coupons/support'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { ApiSession, signInAs } from '#tests/support/client'
import { makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export interface Shop extends Bettor {
  /** A dealer whose branch holds the player, with the rights to read and print coupons. */
  dealer: TestUser
  desk: ApiSession
  match: TestMatch
  couponId: number
}

/** A player of a dealer with a placed coupon. */
export async function makeShop(): Promise<Shop> {
  const { site } = await makeBettor()
  const dealer = await makeUser({
    site,
    type: 'dealer',
    permissions: ['coupons.view', 'coupons.paid', 'coupons.print'],
  })
  const bettor = await makeBettor({ user: { site, parent: dealer } })
  const match = await makeMatch()
  const couponId = await placeOn(bettor.session, [match])
  return { ...bettor, dealer, desk: await signInAs(site, dealer), match, couponId }
}

export const ask = (
  session: ApiSession,
  couponId: number,
  subject: PrintSubject = 'coupon',
  key?: string
) =>
  session.post<PrintView & PlaceRefusal>(
    '/v1/prints',
    { couponId, subject },
    key === undefined ? {} : { 'idempotency-key': key }
  )

/** The page of a print as text; the body of a refusal as JSON. */
export const page = (session: ApiSession, name: string, couponId: number, more = '') =>
  session.get<string>(`/v1/print/${name}?couponId=${couponId}${more}`)

/** Asks for a print and takes its page; answers with the signed code on the paper. */
export async function printTicket(session: ApiSession, couponId: number): Promise<string> {
  const { body: print } = await ask(session, couponId)
  const { body } = await page(session, print.page, couponId)
  const [, groups] = /class="digits">([\d ]+)</.exec(body) ?? []
  if (groups === undefined) throw new Error(`no code on the paper: ${JSON.stringify(body)}`)
  return groups.replaceAll(' ', '')
}

export const check = (session: ApiSession, code: string) =>
  session.get<TicketView & PlaceRefusal>(`/v1/tickets/${code}`)

export const visitorOf = (site: TestSite): ApiSession => new ApiSession(site.host)
