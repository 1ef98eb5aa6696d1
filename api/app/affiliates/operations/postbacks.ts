/** The server of an affiliate that is told of the steps of its players (rules 16.11), and what it was told. */
import type {
  NewPostbackServer,
  OwnPostbacks,
} from '@grandstand/shared-types/wire/affiliates/postbacks'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { removePostbackServer, setPostbackServer } from '#affiliates/actions/postback_server'
import { ownPostbacks } from '#affiliates/queries/own_postbacks'
import { postbackResource, scopePostbacks } from '#affiliates/queries/postback_resource'
import { postbackServerValidator } from '#affiliates/validators/own'

const PATH = '/v1/me/affiliate/postbacks'
const reads = {
  permission: 'affiliates.view',
  scope: scopePostbacks,
  exportsPeople: true,
} as const

export const affiliatePostbacks = {
  ownAffiliatePostbacks: operation({
    method: 'GET',
    path: PATH,
    does: 'The affiliate’s own server that is told of players, and the latest 50 of what it was told.',
    who: 'player',
    answers: reply<OwnPostbacks>(),
    errors: ['notFound'],
    handle: ({ principal }) => ownPostbacks(principal),
  }),
  setAffiliatePostbacks: operation({
    method: 'POST',
    path: PATH,
    does: 'Has a server of the affiliate told of registrations, first deposits and first decided bets, and tells once the secret under which it is told; another server and its secret end.',
    who: 'player',
    body: postbackServerValidator,
    answers: reply<NewPostbackServer>(201),
    errors: ['notFound', 'formWrong', 'tooManyAttempts'],
    handle: async ({ principal, ip, body }) => ({
      secret: await setPostbackServer({ principal, ip }, body.address),
    }),
  }),
  removeAffiliatePostbacks: operation({
    method: 'DELETE',
    path: PATH,
    does: 'Has the affiliate’s server told nothing any more.',
    who: 'player',
    answers: reply<OwnPostbacks>(),
    errors: ['notFound'],
    async handle({ principal, ip }) {
      await removePostbackServer({ principal, ip })
      return ownPostbacks(principal)
    },
  }),
  ...aroundList('affiliatePostbacks', postbackResource, reads),
  ...readOperations('affiliatePostbacks', postbackResource, reads),
}
