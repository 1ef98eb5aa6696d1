import { SEARCH_LENGTH, type SearchAnswer } from '@grandstand/shared-types/wire/search'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { vine } from '#core/requests/validation'
import { countWork } from '#core/throttle/work_rate'
import * as searching from '#search/queries/search'

const searchQuery = vine.compile(
  vine.object({
    q: vine.string().minLength(SEARCH_LENGTH.min).maxLength(SEARCH_LENGTH.max),
  })
)

export const search = operation({
  method: 'GET',
  path: '/v1/search',
  does: 'Finds people, coupons and tickets of the branch by the beginning of what somebody typed.',
  who: ['users.view', 'coupons.view'],
  query: searchQuery,
  answers: reply<SearchAnswer>(),
  errors: ['tooManyAttempts'],
  notes: {
    in: 'a username, a code or number of a coupon, or the 26 digits of a paper',
    out: 'six of each kind at most; people for users.view, coupons and tickets for coupons.view',
  },
  async handle({ principal, query, ip }) {
    await countWork('searches', principal, ip)
    return searching.search(principal, query.q)
  },
})
