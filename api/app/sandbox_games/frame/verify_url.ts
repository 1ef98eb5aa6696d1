import type { FrameRow } from '#sandbox_games/store/frames'
import type { RoundRow } from '#sandbox_games/store/rounds'
import { hashOf, type SeedRow } from '#sandbox_games/store/seeds'

/** The page of the site on which anybody computes the round again. */
export function verifyUrl(frame: FrameRow, round: RoundRow, seed: SeedRow): string {
  const query = new URLSearchParams({
    game: round.game_code,
    serverSeed: seed.server_seed,
    hash: hashOf(seed),
    clientSeed: seed.client_seed,
    round: String(round.number),
  })
  return `${frame.site_origin}/${frame.language}/verify?${query.toString()}`
}
