/** Server seeds of draws: secret until the draw is over (rules 13.1). */
import { commit, keepsPromise, newServerSeed } from '@grandstand/shared-types/draws/commit'
import { secretsFor } from '#core/sealed_secrets'
import { must } from '#core/errors/must'

export const PURPOSE = 'draw'
const { seal, open } = secretsFor(PURPOSE)

/** A new seed: its hash to publish, and the seed encrypted. */
export function newSeed(): { hash: string; sealed: string } {
  const seed = newServerSeed()
  return { hash: commit(seed), sealed: must(seal({ seed }), 'sealed seed') }
}

/** The seed of a draw; null when it cannot be opened any more, or is not the one whose hash was published. */
export function openSeed({
  sealedSeed,
  hash,
}: {
  sealedSeed: string
  hash: string
}): string | null {
  const seed = open(sealedSeed)?.['seed']
  return seed !== undefined && keepsPromise(seed, hash) ? seed : null
}
