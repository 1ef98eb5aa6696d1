/** Turkish names of the lobbies, as menus show them. */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'

const texts = {
  products: {
    slots: 'Slot',
    liveCasino: 'Canlı Casino',
    bingo: 'Tombala',
    tvGames: 'TV Oyunları',
    virtualGames: 'Sanal Oyunlar',
    racing: 'At Yarışı',
    virtualLeague: 'Sanal Lig',
    virtualSports: 'Sanal Sporlar',
    lotto: 'Loto',
    betGames: 'BetGames',
    mintGaming: 'Mint Gaming',
  } satisfies Record<Lobby, string>,
} as const
export default texts

type Own = typeof texts
declare module '../../../i18n/texts.ts' {
  interface Shape extends Own {}
}
