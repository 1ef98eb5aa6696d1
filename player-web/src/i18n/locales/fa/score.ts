/** Persian names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'نهایی', sets: 'ست‌ها', maps: 'مپ‌ها', places: 'رتبه' },
    part: {
      regulation: 'وقت قانونی',
      overtime: 'وقت اضافه',
      extraTime: 'وقت اضافه',
      extraInnings: 'اینینگ اضافه',
      penalties: 'پنالتی',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'ن1',
      regulation: 'قانونی',
      overtime: 'اضافه',
      extraTime: 'اضافه',
      extraInnings: 'ا.ا',
      penalties: 'پنالتی',
    },
    shortPeriod: {
      half: 'ن{{number}}',
      quarter: 'ک{{number}}',
      period: 'پ{{number}}',
      set: 'س{{number}}',
      inning: 'ا{{number}}',
      map: 'م{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'پایان‌یافته',
      after_ot: 'پس از وقت اضافه',
      after_pen: 'پس از پنالتی',
      awarded: 'رأی کمیته',
      retired: 'کناره‌گیری یک طرف',
      defaulted: 'محروم‌شده',
      walkover: 'برد بدون بازی',
      cancelled: 'لغوشده',
      postponed: 'به تعویق افتاده',
      abandoned: 'نیمه‌تمام',
      interrupted: 'متوقف‌شده',
    },
  },
} as const
