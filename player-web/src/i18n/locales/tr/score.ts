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
    shortPeriod: {
      half: '{{number}}. Y',
      quarter: '{{number}}. Ç',
      period: '{{number}}. P',
      set: '{{number}}. S',
      inning: '{{number}}. D',
      map: '{{number}}. H',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Bitti',
      after_ot: 'Uzatmada bitti',
      after_pen: 'Penaltılarla bitti',
      awarded: 'Hükmen',
      retired: 'Çekildi',
      defaulted: 'Diskalifiye',
      walkover: 'Sahaya çıkılmadı',
      cancelled: 'İptal edildi',
      postponed: 'Ertelendi',
      abandoned: 'Yarıda kaldı',
      interrupted: 'Durdu',
    },
  },
} as const
