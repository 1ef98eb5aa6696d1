/** Texts of the virtual games settings. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  virtualGames: {
    title: 'Virtual games settings',
    hint: 'Players see the lobbies that are on, in this order in their menus. The games of a lobby that is off do not open and its tickets are not sold; rounds under way go on. Stake bounds count beside the bounds of each game: the narrower one holds. An empty amount leaves it to the game.',
    noBounds: 'Bounds of the games',
    minStakeMinor: 'Lowest stake (%{currency})',
    maxStakeMinor: 'Highest stake (%{currency})',
    addCurrency: 'Add a currency',
    crossed: 'Not below the lowest stake',
    saved: 'Virtual games settings saved',
  },
  audit: {
    field: { shownLobbies: 'Lobbies that are on' },
  },
}

export default texts
