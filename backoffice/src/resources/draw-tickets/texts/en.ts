/** Texts of tickets of draws. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'draw-tickets': {
      name: 'Draw ticket |||| Draw tickets',
      fields: {
        code: 'Ticket',
        gameCode: 'Game',
        drawNumber: 'Draw',
        drawId: 'Draw',
        carriedFrom: 'Carried over from',
        username: 'User',
        userId: 'User',
        state: 'State',
        bets: 'Bets',
        currency: 'Currency',
        stakeMinor: 'Stake',
        maxWinMinor: 'Most win',
        winMinor: 'Paid',
        boughtAt: 'Bought',
        settledAt: 'Settled',
        collectedAt: 'Paid at the desk',
      },
    },
  },
  drawTickets: { search: 'Ticket code or user' },
  values: {
    raceKind: { win: 'Win', place: 'Place', forecast: 'Forecast', eachWay: 'Each way' },
  },
}

export default texts
