/** A player's own rounds of games. */
import type { GameLaunch } from '@grandstand/shared-types/wire/games/games'
import type { OwnRoundPage, RoundProof } from '@grandstand/shared-types/wire/games/rounds'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { rowId, vine } from '#core/requests/validation'
import { siteById } from '#sites/current_site'
import { originOf } from '#sites/page/origin'
import { ownRounds, proofOfRound, resumeRound } from '#wallet/rounds/own_rounds'

const pageQuery = vine.compile(
  vine.object({ before: rowId().optional(), isOpen: vine.boolean().optional() })
)

export const players = {
  ownGameRounds: operation({
    method: 'GET',
    path: '/v1/me/game-rounds',
    does: 'The own rounds of games, newest first.',
    who: 'player',
    query: pageQuery,
    answers: reply<OwnRoundPage>(),
    handle: ({ principal, query }) => ownRounds(principal, query),
  }),
  resumeGameRound: operation({
    method: 'POST',
    path: '/v1/me/game-rounds/:id/resume',
    does: 'Opens an interrupted round again at its provider, where the player ends it.',
    who: 'player',
    answers: reply<GameLaunch>(),
    errors: ['notFound', 'roundOver', 'gameFailed'],
    async handle({ ctx, principal, params: { id } }) {
      const { hosts } = await siteById(principal.siteId)
      return resumeRound(principal, id, originOf(ctx, hosts))
    },
  }),
  proofOfGameRound: operation({
    method: 'GET',
    path: '/v1/me/game-rounds/:id/proof',
    does: 'Where an own round can be computed again, once its seed is revealed.',
    who: 'player',
    answers: reply<RoundProof>(),
    errors: ['notFound', 'gameFailed'],
    handle: ({ principal, params: { id } }) => proofOfRound(principal, id),
  }),
}
