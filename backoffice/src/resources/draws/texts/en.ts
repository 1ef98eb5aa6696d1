/** Texts of draws. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    draws: {
      name: 'Draw |||| Draws',
      fields: {
        number: 'Draw',
        gameCode: 'Game',
        opensAt: 'Sales from',
        closesAt: 'Sales until',
        drawsAt: 'Drawn at',
        state: 'State',
        hash: 'Published hash',
        serverSeed: 'Server seed',
        clientSeed: 'Seed of the tickets',
        outcome: 'Result',
        ticketCount: 'Tickets',
        stakeMinor: 'Stakes',
        winMinor: 'Wins',
        returnedMinor: 'Given back',
        failedBecause: 'Cause',
        reason: 'Reason',
        drawnAt: 'Drawn',
        paidAt: 'Paid',
      },
    },
  },
  draws: {
    chart: 'Stakes and wins by draw',
    result: 'Result',
    noResult: 'No result yet.',
    seeds: 'Proof',
    void: 'Void the draw',
    voidTitle: 'Void draw #%{number}',
    voidHint: 'The tickets of all sites move on to the next draw.',
    voidRaceHint: 'The stakes of all sites are given back.',
    voided: 'The draw is void',
  },
  values: {
    drawState: {
      open: 'On sale',
      closed: 'Sales ended',
      drawn: 'Being paid',
      paid: 'Paid',
      failed: 'Failed',
    },
    drawFailure: { missed: 'Its time was missed', fault: 'A fault', void: 'Voided by staff' },
  },
}

export default texts
