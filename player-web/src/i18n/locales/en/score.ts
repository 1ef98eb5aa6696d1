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
  },
} as const
