/** Turkish names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Sonuç', sets: 'Set', maps: 'Harita', places: 'Sıra' },
    part: {
      regulation: 'Normal süre',
      overtime: 'Uzatma',
      extraTime: 'Uzatma',
      extraInnings: 'Ek devreler',
      penalties: 'Penaltılar',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'İY',
      regulation: 'NS',
      overtime: 'UZ',
      extraTime: 'UZ',
      extraInnings: 'Ek',
      penalties: 'Pen',
    },
  },
} as const
