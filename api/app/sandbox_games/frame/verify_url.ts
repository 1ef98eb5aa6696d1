import type { FrameRow } from '#sandbox_games/store/frames'
import type { RoundRow } from '#sandbox_games/store/rounds'
import { hashOf, type SeedRow } from '#sandbox_games/store/seeds'

/** Longer addresses are cut off by some servers: such a round is checked without its bets. */
const MOST_BETS_LENGTH = 1_500

/** The page of the site on which anybody computes the round again. */
export function verifyUrl(frame: FrameRow, round: RoundRow, seed: SeedRow): string {
  const bets = JSON.stringify(betsOf(JSON.parse(round.outcome ?? 'null')))
  const query = new URLSearchParams({
    game: round.game_code,
    serverSeed: seed.server_seed,
    hash: hashOf(seed),
    clientSeed: seed.client_seed,
    round: String(round.number),
    ...(bets.length <= MOST_BETS_LENGTH && { bets }),
  })
  return `${frame.site_origin}/${frame.language}/verify?${query.toString()}`
}

/** The bets as the rules read them, with what the player did. */
function betsOf(outcome: unknown): unknown[] {
  if (typeof outcome !== 'object' || outcome === null) return []
  if ('bets' in outcome && Array.isArray(outcome.bets)) return outcome.bets
  return 'bet' in outcome ? [outcome.bet] : []
}
