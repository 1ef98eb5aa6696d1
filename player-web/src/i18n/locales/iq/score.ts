/** Kurdish Sorani names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'کۆتایی', sets: 'سێت', maps: 'نەخشە', places: 'پلە' },
    part: {
      regulation: 'کاتی ئاسایی',
      overtime: 'کاتی زیادە',
      extraTime: 'کاتی زیادە',
      extraInnings: 'ئینینگی زیادە',
      penalties: 'پێناڵتی',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'ن1',
      regulation: 'ئاسایی',
      overtime: 'زیادە',
      extraTime: 'زیادە',
      extraInnings: 'ئ.ز',
      penalties: 'پێناڵتی',
    },
    shortPeriod: {
      half: 'ن{{number}}',
      quarter: 'چ{{number}}',
      period: 'ق{{number}}',
      set: 'س{{number}}',
      inning: 'ئ{{number}}',
      map: 'نە{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'کۆتایی هات',
      after_ot: 'دوای کاتی زیادە',
      after_pen: 'دوای پێناڵتی',
      awarded: 'بە بڕیار درا',
      retired: 'لایەک کشایەوە',
      defaulted: 'دوورخرایەوە',
      walkover: 'بردنەوە بێ یاری',
      cancelled: 'هەڵوەشایەوە',
      postponed: 'دواخرا',
      abandoned: 'نیوەچڵ ما',
      interrupted: 'ڕاگیرا',
    },
  },
} as const
