/** English names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Final', sets: 'Sets', maps: 'Maps', places: 'Place' },
    part: {
      regulation: 'Regular time',
      overtime: 'Overtime',
      extraTime: 'Extra time',
      extraInnings: 'Extra innings',
      penalties: 'Penalties',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'HT',
      regulation: 'RT',
      overtime: 'OT',
      extraTime: 'ET',
      extraInnings: 'EI',
      penalties: 'Pen',
    },
    shortPeriod: {
      half: 'H{{number}}',
      quarter: 'Q{{number}}',
      period: 'P{{number}}',
      set: 'S{{number}}',
      inning: 'I{{number}}',
      map: 'M{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Ended',
      after_ot: 'After overtime',
      after_pen: 'After penalties',
      awarded: 'Awarded',
      retired: 'One side retired',
      defaulted: 'Defaulted',
      walkover: 'Walkover',
      cancelled: 'Cancelled',
      postponed: 'Postponed',
      abandoned: 'Abandoned',
      interrupted: 'Interrupted',
    },
  },
} as const
