import type { DrawBetView, DrawView } from '@grandstand/shared-types/wire/draws'

/** The address, below `/{lang}/`, that checks a draw with these bets; null while its seeds are not known. */
export function verifyAddress(draw: DrawView, bets: readonly DrawBetView[]): string | null {
  const { gameCode, serverSeed, clientSeed, hash, number } = draw
  if (serverSeed === null || clientSeed === null) return null
  const params = new URLSearchParams({
    game: gameCode,
    serverSeed,
    hash,
    clientSeed,
    round: String(number),
  })
  if (bets.length > 0) params.set('bets', JSON.stringify(bets.map(({ bet }) => bet)))
  return `verify?${params.toString()}`
}
