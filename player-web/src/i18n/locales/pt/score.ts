/** Portuguese names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Final', sets: 'Sets', maps: 'Mapas', places: 'Lugar' },
    part: {
      regulation: 'Tempo regulamentar',
      overtime: 'Prolongamento',
      extraTime: 'Prolongamento',
      extraInnings: 'Entradas extra',
      penalties: 'Penáltis',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'INT',
      regulation: 'TR',
      overtime: 'Prol',
      extraTime: 'Prol',
      extraInnings: 'EE',
      penalties: 'Pen',
    },
    shortPeriod: {
      half: '{{number}}ªP',
      quarter: 'Q{{number}}',
      period: 'P{{number}}',
      set: 'S{{number}}',
      inning: 'E{{number}}',
      map: 'M{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Terminado',
      after_ot: 'Após prolongamento',
      after_pen: 'Após penáltis',
      awarded: 'Atribuído',
      retired: 'Desistência',
      defaulted: 'Desqualificação',
      walkover: 'Falta de comparência',
      cancelled: 'Cancelado',
      postponed: 'Adiado',
      abandoned: 'Abandonado',
      interrupted: 'Interrompido',
    },
  },
} as const
