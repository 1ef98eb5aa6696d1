/** English texts of the wins of jackpots. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'jackpot-wins': {
      name: 'Jackpot win |||| Jackpot wins',
      fields: {
        fellAt: 'Fell at',
        jackpotNames: 'Jackpot',
        username: 'Winner',
        gameTitle: 'Game',
        drawGame: 'Game of the draw',
        couponId: 'Coupon no.',
        code: 'Paper of a desk',
        dueState: 'State of the paper',
        endedAt: 'Paid or expired at',
        paidBy: 'Paid by',
        currency: 'Currency',
        amountMinor: 'Amount',
        levelId: 'Level no.',
        runNumber: 'Run',
        seedHash: 'Published hash',
        serverSeed: 'Proof',
      },
    },
  },
  jackpotWins: {
    search: 'Username, code',
    proof: 'See the proof',
    proofTitle: 'Proof of the draw',
    seedHash: 'Hash published when the run began',
    serverSeed: 'Server seed',
    clientSeed: 'Client seed',
    run: 'Run',
    from: 'Seed',
    bound: 'Must fall before',
    figure: 'Computed figure',
    coupon: 'Coupon',
    draw: 'Draw of the stake',
    stake: 'Stake',
    mean: 'One hit on average for stakes of',
    paid: 'Paid amount',
    isTrue: 'The seed fits its hash, and gives what was paid.',
    isFalse: 'The seed does not fit its hash, or gives something else than what was paid.',
  },
}

export default texts
