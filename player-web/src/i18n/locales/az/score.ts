/** Azerbaijani names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Yekun', sets: 'Setlər', maps: 'Xəritələr', places: 'Yer' },
    part: {
      regulation: 'Əsas vaxt',
      overtime: 'Əlavə vaxt',
      extraTime: 'Əlavə vaxt',
      extraInnings: 'Əlavə inninqlər',
      penalties: 'Penaltilər',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: '1H',
      regulation: 'ƏsV',
      overtime: 'ƏV',
      extraTime: 'ƏV',
      extraInnings: 'Əİ',
      penalties: 'Pen',
    },
    shortPeriod: {
      half: 'H{{number}}',
      quarter: 'R{{number}}',
      period: 'P{{number}}',
      set: 'S{{number}}',
      inning: 'İ{{number}}',
      map: 'X{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Bitdi',
      after_ot: 'Əlavə vaxtdan sonra',
      after_pen: 'Penaltilərdən sonra',
      awarded: 'Qələbə verildi',
      retired: 'Tərəflərdən biri çəkildi',
      defaulted: 'Kənarlaşdırıldı',
      walkover: 'Texniki qələbə',
      cancelled: 'Ləğv edildi',
      postponed: 'Təxirə salındı',
      abandoned: 'Yarımçıq qaldı',
      interrupted: 'Dayandırıldı',
    },
  },
} as const
