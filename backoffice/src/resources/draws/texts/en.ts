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
        isOwn: 'Sites',
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
    ownSite: 'This site alone',
    allSites: 'All sites',
    own: {
      voidHint: 'The tickets move on to the next draw of this site.',
      voidRaceHint: 'The stakes are given back.',
    },
    report: {
      title: 'Draw report',
      by: 'Grouping',
      game: 'Game',
      draw: 'Draw',
      desk: 'Desk',
      players: 'Players themselves',
      currency: 'Currency',
      drawsAt: 'Drawn at',
      ticketCount: 'Tickets',
      stakeMinor: 'Stakes',
      winMinor: 'Wins',
      returnedMinor: 'Given back',
      netMinor: 'Stays with the house',
      total: 'Total',
      none: 'No tickets of draws in these days',
      cut: 'The newest 1,000 rows are shown; the total counts all.',
    },
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
