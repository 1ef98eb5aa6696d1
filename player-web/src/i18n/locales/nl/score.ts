/** Dutch names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Eindstand', sets: 'Sets', maps: 'Maps', places: 'Plaats' },
    part: {
      regulation: 'Reguliere speeltijd',
      overtime: 'Verlenging',
      extraTime: 'Verlenging',
      extraInnings: 'Extra innings',
      penalties: 'Strafschoppen',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'Rust',
      regulation: 'RS',
      overtime: 'Verl',
      extraTime: 'Verl',
      extraInnings: 'EI',
      penalties: 'Pen',
    },
    shortPeriod: {
      half: 'H{{number}}',
      quarter: 'K{{number}}',
      period: 'P{{number}}',
      set: 'S{{number}}',
      inning: 'I{{number}}',
      map: 'M{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Afgelopen',
      after_ot: 'Na verlenging',
      after_pen: 'Na strafschoppen',
      awarded: 'Toegewezen',
      retired: 'Opgave',
      defaulted: 'Gediskwalificeerd',
      walkover: 'Walk-over',
      cancelled: 'Afgelast',
      postponed: 'Uitgesteld',
      abandoned: 'Gestaakt',
      interrupted: 'Onderbroken',
    },
  },
} as const
