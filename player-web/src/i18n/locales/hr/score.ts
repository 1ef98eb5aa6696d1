/** Croatian names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Kraj', sets: 'Setovi', maps: 'Mape', places: 'Mjesto' },
    part: {
      regulation: 'Regularni dio',
      overtime: 'Produžetak',
      extraTime: 'Produžetak',
      extraInnings: 'Dodatni ininzi',
      penalties: 'Penali',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'PV',
      regulation: 'RD',
      overtime: 'Prod',
      extraTime: 'Prod',
      extraInnings: 'DI',
      penalties: 'Pen',
    },
    shortPeriod: {
      half: 'PV{{number}}',
      quarter: 'Č{{number}}',
      period: 'P{{number}}',
      set: 'S{{number}}',
      inning: 'I{{number}}',
      map: 'M{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Završeno',
      after_ot: 'Nakon produžetka',
      after_pen: 'Nakon penala',
      awarded: 'Dodijeljeno',
      retired: 'Predaja',
      defaulted: 'Diskvalifikacija',
      walkover: 'Bez borbe',
      cancelled: 'Otkazano',
      postponed: 'Odgođeno',
      abandoned: 'Napušteno',
      interrupted: 'Prekinuto',
    },
  },
} as const
