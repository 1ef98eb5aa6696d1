/** Italian names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Finale', sets: 'Set', maps: 'Mappe', places: 'Posto' },
    part: {
      regulation: 'Tempi regolamentari',
      overtime: 'Supplementari',
      extraTime: 'Supplementari',
      extraInnings: 'Extra inning',
      penalties: 'Rigori',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'PT',
      regulation: 'TR',
      overtime: 'TS',
      extraTime: 'TS',
      extraInnings: 'EI',
      penalties: 'Rig.',
    },
    shortPeriod: {
      half: '{{number}}T',
      quarter: '{{number}}Q',
      period: '{{number}}P',
      set: '{{number}}S',
      inning: '{{number}}I',
      map: 'M{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Terminata',
      after_ot: 'Dopo i supplementari',
      after_pen: 'Dopo i rigori',
      awarded: 'Assegnata a tavolino',
      retired: 'Ritiro',
      defaulted: 'Squalifica',
      walkover: 'Walkover',
      cancelled: 'Annullata',
      postponed: 'Rinviata',
      abandoned: 'Sospesa',
      interrupted: 'Interrotta',
    },
  },
} as const
