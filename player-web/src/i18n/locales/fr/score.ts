/** French names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Final', sets: 'Sets', maps: 'Maps', places: 'Place' },
    part: {
      regulation: 'Temps réglementaire',
      overtime: 'Prolongation',
      extraTime: 'Prolongation',
      extraInnings: 'Manches supplémentaires',
      penalties: 'Tirs au but',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'MT',
      regulation: 'TR',
      overtime: 'Pr.',
      extraTime: 'Pr.',
      extraInnings: 'MS',
      penalties: 'TAB',
    },
    shortPeriod: {
      half: 'MT{{number}}',
      quarter: 'QT{{number}}',
      period: 'TT{{number}}',
      set: 'S{{number}}',
      inning: 'M{{number}}',
      map: 'M{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Terminé',
      after_ot: 'Après prolongation',
      after_pen: 'Après tirs au but',
      awarded: 'Gagné sur tapis vert',
      retired: 'Abandon',
      defaulted: 'Disqualification',
      walkover: 'Forfait',
      cancelled: 'Annulé',
      postponed: 'Reporté',
      abandoned: 'Arrêté',
      interrupted: 'Interrompu',
    },
  },
} as const
