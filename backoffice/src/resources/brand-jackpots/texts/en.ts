/** English texts of jackpots. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'brand-jackpots': {
      name: 'Jackpot |||| Jackpots',
      create: 'New jackpot',
      fields: {
        names: 'Name',
        levels: 'Present amounts',
        currency: 'Currency',
        isEnabled: 'On',
        isForAllBrands: 'For all brands',
        countedLobbies: 'Counted lobbies',
        countedGames: 'Counted games',
        listOrder: 'Order',
        updatedAt: 'Last change',
      },
    },
  },
  brandJackpots: {
    search: 'Name',
    name: 'Name of the jackpot',
    levelName: 'Name of level %{number}',
    names: 'Names',
    levels: 'Levels',
    levelsHint:
      'A new seed or bound counts from the next run on, once the level has fallen. A level that holds money is never removed; with a share of 0 it stops growing.',
    share: 'Share of stakes (millionths)',
    shareHint: '10,000 = 1 % of a stake',
    seed: 'Seed',
    bound: 'Must fall before',
    allBrandsHint: 'Stakes of every brand of this installation count.',
    lobbiesHint:
      'In bingo, lotto and racing, tickets of draws count too, except those that desks sell.',
    gamesHint: 'Games outside the counted lobbies.',
    values: 'Amounts of the last %{days} days',
    resting:
      'The secret figure of a level cannot be read, so it takes no shares of stakes. Start the server with the earlier APP_KEY.',
  },
  values: {
    auditAction: {
      'jackpot.create': 'Jackpot added',
      'jackpot.update': 'Jackpot changed',
      'jackpot.delete': 'Jackpot removed',
      'jackpotLevel.create': 'Level of a jackpot added',
      'jackpotLevel.update': 'Level of a jackpot changed',
      'jackpotLevel.delete': 'Level of a jackpot removed',
    },
    subject: { jackpot: 'Jackpot', jackpotLevel: 'Level of a jackpot' },
  },
}

export default texts
