/** Texts of cards. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    cards: {
      name: 'Card |||| Cards',
      fields: {
        lastFour: 'Card',
        batchId: 'Batch',
        makerName: 'Maker',
        makerId: 'Maker',
        type: 'Type',
        currency: 'Currency',
        amountMinor: 'Worth',
        status: 'Status',
        expiresAt: 'Expires',
        soldAt: 'Sold',
        endedAt: 'Ended',
        redeemedByName: 'Redeemed by',
        count: 'Cards',
        userId: 'Player no.',
        cardFundsMinor: 'Card funds',
      },
    },
  },
}

export default texts
