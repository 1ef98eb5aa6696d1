import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { Product } from '@grandstand/shared-types/accounts/user_types'
import type { GameRoundState } from '@grandstand/shared-types/games/wallet/transactions'
import type { GameRoundRow } from '@grandstand/shared-types/wire/games/rounds'
import { OWNER_FILTERS } from '#core/lists/owner_filters'
import { atLeast, atMost } from '#core/lists/range_filters'
import {
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import { scopeToPrincipal, type Principal } from '#core/requests/access'

const fields = {
  id: number('game_rounds.id'),
  providerId: number('game_rounds.provider_id'),
  providerName: orNull(text('game_providers.name')),
  providerRound: text('game_rounds.provider_round'),
  userId: number('game_rounds.user_id'),
  username: text('users.username'),
  gameId: number('game_rounds.game_id'),
  gameTitle: text('game_rounds.game_title'),
  gameCode: text('game_rounds.game_code'),
  product: text<Product>('game_rounds.product'),
  lobby: text<Lobby>('game_rounds.lobby'),
  state: text<GameRoundState>('game_rounds.state'),
  currency: text('game_rounds.currency'),
  stakeMinor: number('game_rounds.stake'),
  returnedMinor: number('game_rounds.returned'),
  wonMinor: number('game_rounds.won'),
  takenBackMinor: number('game_rounds.taken_back'),
  betCount: number('game_rounds.bet_count'),
  interruptedAt: orNull(number('game_rounds.interrupted_at')),
  createdAt: number('game_rounds.created_at'),
  updatedAt: number('game_rounds.updated_at'),
  closedAt: orNull(number('game_rounds.closed_at')),
} satisfies FieldsOf<GameRoundRow>

export const roundResource: Resource<typeof fields> = {
  name: 'game-rounds',
  fields,
  from: (query) =>
    query
      .from('game_rounds')
      .join('users', 'users.id', 'game_rounds.user_id')
      .leftJoin('game_providers', 'game_providers.id', 'game_rounds.provider_id'),
  search: ['game_rounds.provider_round', 'game_rounds.game_title', 'users.username'],
  searchWhole: byTransaction,
  filters: {
    ...OWNER_FILTERS,
    isInterrupted: interrupted,
    createdAt_gte: atLeast('game_rounds.created_at'),
    createdAt_lte: atMost('game_rounds.created_at'),
  },
  defaultSort: ['id', 'desc'],
  amounts: ['stakeMinor', 'returnedMinor', 'wonMinor', 'takenBackMinor'],
}

/** The provider's name of one of its transactions, which a complaint or a provider's support may name. */
function byTransaction(query: Query, name: string): void {
  query.orWhereIn('game_rounds.id', (named) => {
    named.from('game_transactions').where('provider_transaction', name).select('round_id')
  })
}

/** Staff of the house see the brand, other staff the rounds of their branch. */
export function scopeRounds(query: Query, principal: Principal): void {
  query.where('game_rounds.site_id', principal.siteId)
  scopeToPrincipal(query, principal)
}

/** Open rounds of which nothing was heard since they were found to wait for their players. */
function interrupted(query: Query, value: unknown): void {
  if (value !== true && value !== 'true') return
  query
    .where('game_rounds.state', 'open')
    .whereRaw('game_rounds.interrupted_at >= game_rounds.updated_at')
}
