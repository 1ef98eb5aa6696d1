/** Spanish names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Final', sets: 'Sets', maps: 'Mapas', places: 'Puesto' },
    part: {
      regulation: 'Tiempo reglamentario',
      overtime: 'Prórroga',
      extraTime: 'Prórroga',
      extraInnings: 'Entradas extra',
      penalties: 'Penaltis',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'Des.',
      regulation: 'TR',
      overtime: 'Pr.',
      extraTime: 'Pr.',
      extraInnings: 'EE',
      penalties: 'Pen.',
    },
    shortPeriod: {
      half: 'P{{number}}',
      quarter: 'C{{number}}',
      period: 'P{{number}}',
      set: 'S{{number}}',
      inning: 'E{{number}}',
      map: 'M{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Finalizado',
      after_ot: 'Tras la prórroga',
      after_pen: 'Tras los penaltis',
      awarded: 'Adjudicado',
      retired: 'Retirada',
      defaulted: 'Descalificación',
      walkover: 'Victoria por incomparecencia',
      cancelled: 'Cancelado',
      postponed: 'Aplazado',
      abandoned: 'Abandonado',
      interrupted: 'Interrumpido',
    },
  },
} as const
