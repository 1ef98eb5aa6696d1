import type { Product } from '@grandstand/shared-types/accounts/user_types'
import type { Section } from '../../navigation/page.ts'
import type { ProductKey } from './productKeys.ts'

/** A lobby: path, name, product that must be enabled, and section, which sets the accent (rules 9.1, 9.2). */
type Lobby = [path: string, key: ProductKey, product: Product, section: Section]

export const LOBBIES: readonly Lobby[] = [
  ['casino', 'slots', 'slot', 'casino'],
  ['livecasino', 'liveCasino', 'casino', 'liveCasino'],
  ['bingo', 'bingo', 'bingo', 'bingo'],
  ['tvgames', 'tvGames', 'tvgames', 'sports'],
  ['virtualgames', 'virtualGames', 'virtual', 'virtual'],
  ['racing', 'racing', 'virtual', 'sports'],
  ['virtualleague', 'virtualLeague', 'virtual', 'sports'],
  ['virtualSports', 'virtualSports', 'virtual', 'sports'],
  ['lotto', 'lotto', 'casino', 'sports'],
  ['betgames', 'betGames', 'casino', 'sports'],
  ['mintGaming', 'mintGaming', 'casino', 'sports'],
]
