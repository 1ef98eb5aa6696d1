/** Albanian names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Final', sets: 'Sete', maps: 'Harta', places: 'Vendi' },
    part: {
      regulation: 'Koha e rregullt',
      overtime: 'Koha shtesë',
      extraTime: 'Koha shtesë',
      extraInnings: 'Inning shtesë',
      penalties: 'Penallti',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'PP',
      regulation: 'KRR',
      overtime: 'KSH',
      extraTime: 'KSH',
      extraInnings: 'ISH',
      penalties: 'Pen',
    },
    shortPeriod: {
      half: '{{number}}P',
      quarter: 'Ç{{number}}',
      period: 'Per{{number}}',
      set: 'S{{number}}',
      inning: 'I{{number}}',
      map: 'H{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Përfundoi',
      after_ot: 'Pas kohës shtesë',
      after_pen: 'Pas penalltive',
      awarded: 'Dhënë me vendim',
      retired: 'Tërheqje',
      defaulted: 'Skualifikim',
      walkover: 'Pa lojë',
      cancelled: 'Anuluar',
      postponed: 'Shtyrë',
      abandoned: 'Braktisur',
      interrupted: 'Ndërprerë',
    },
  },
} as const
