import type { FoundCoupon, FoundPerson, SearchAnswer } from '@grandstand/shared-types/wire/search'

type Group = keyof SearchAnswer

/** A row of the search: its group, the page that it opens, and the found person or coupon. */
export interface Found {
  group: Group
  path: string
  title: string
  person?: FoundPerson
  coupon?: FoundCoupon
}

/** The rows of an answer, group by group; a scanned paper comes first. */
export const foundIn = ({ players, dealers, coupons, tickets }: SearchAnswer): Found[] => [
  ...tickets.map((coupon) => ofCoupon('tickets', coupon)),
  ...players.map((person) => ofPerson('players', person)),
  ...dealers.map((person) => ofPerson('dealers', person)),
  ...coupons.map((coupon) => ofCoupon('coupons', coupon)),
]

const ofPerson = (group: Group, person: FoundPerson): Found => ({
  group,
  path: `/users/${person.id}/show`,
  title: person.username,
  person,
})

const ofCoupon = (group: Group, coupon: FoundCoupon): Found => ({
  group,
  path: `/coupons/${coupon.id}/show`,
  title: coupon.code,
  coupon,
})
