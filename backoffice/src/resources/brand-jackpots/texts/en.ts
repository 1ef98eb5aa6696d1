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
        joinedBrands: 'Other brands that play for it',
        countsSport: 'Coupons count',
        countsDesks: 'Sales of desks count',
        reserveMinor: 'Reserve',
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
      'A new kind, seed or bound counts from the next run on, once the level has fallen; a new share at once. A level that holds money is never removed; with a share of 0 it stops growing.',
    share: 'Share of stakes (millionths)',
    shareHint: '10,000 = 1 % of a stake',
    seed: 'Seed',
    bound: 'Must fall before',
    sportHint: 'Stakes of coupons count once they are accepted.',
    desksHint: 'A paper that wins is paid at any desk of its shop to whoever brings it.',
    joinedHint: 'Brands of the same currency; their players see the jackpot and play for it.',
    kind: {
      label: 'Falls by',
      mystery: 'secret figure',
      random: 'draw for each stake',
      mysteryHint: 'It falls at a figure between seed and bound that nobody knows.',
      randomHint: 'Each stake has a draw, and a larger one hits more often.',
    },
    mean: 'One hit on average for stakes of',
    meanHint: 'A stake of a hundredth of it hits with 1 %.',
    reserve: 'For the reserve (millionths of the share)',
    reserveHint: '100,000 = 10 % of each share; the reserve pays for the next seed.',
    reserveFor: 'Reserve of %{level}',
    changes: 'Rules and their dates',
    plan: 'Plan a change',
    planHint:
      'The share counts from that moment on. A run that goes on keeps its seed, its bound and how it falls; the next one gets the new ones.',
    level: 'Level',
    from: 'From',
    withdraw: 'Withdraw',
    shareOf: '%{share} % of stakes',
    reserveOf: '%{share} % of it for the reserve',
    state: { planned: 'planned', inForce: 'in force', withdrawn: 'withdrawn' },
    allBrandsHint: 'Stakes of every brand of this installation count.',
    lobbiesHint: 'In bingo, lotto and racing, tickets of draws count too.',
    gamesHint: 'Games outside the counted lobbies.',
    values: 'Amounts of the last %{days} days',
    resting:
      'The secret figure of a level cannot be read, so it takes no shares of stakes. Start the server with the earlier APP_KEY.',
  },
  errors: {
    brandCurrencyDiffers: 'The brand %{0} plays in %{1}, the jackpot is in %{2}.',
    tooSoon: 'Choose a moment at least a minute ahead.',
  },
  values: {
    auditAction: {
      'jackpot.create': 'Jackpot added',
      'jackpot.update': 'Jackpot changed',
      'jackpot.delete': 'Jackpot removed',
      'jackpotLevel.create': 'Level of a jackpot added',
      'jackpotLevel.update': 'Level of a jackpot changed',
      'jackpotLevel.delete': 'Level of a jackpot removed',
      'jackpotChange.create': 'Change of a jackpot level planned',
      'jackpotChange.update': 'Change of a jackpot level withdrawn',
      'jackpotChange.delete': 'Change of a jackpot level removed',
    },
    subject: {
      jackpotChange: 'Change of a jackpot level',
      jackpot: 'Jackpot',
      jackpotLevel: 'Level of a jackpot',
    },
  },
}

export default texts
