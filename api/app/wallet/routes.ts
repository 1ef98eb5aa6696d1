import type { Operations } from '#core/operations/operation'
import { findings } from '#wallet/operations/findings'
import { players } from '#wallet/operations/players'
import { popularGames } from '#wallet/operations/popular_games'
import { rounds } from '#wallet/operations/rounds'
import { walletCall, walletGroupCall } from '#wallet/operations/wallet'

export const operations = {
  walletCall,
  walletGroupCall,
  popularGames,
  ...rounds,
  ...findings,
  ...players,
} satisfies Operations
