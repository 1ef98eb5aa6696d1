/** Arabic names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'النهائية', sets: 'المجموعات', maps: 'الخرائط', places: 'المركز' },
    part: {
      regulation: 'الوقت الأصلي',
      overtime: 'الوقت الإضافي',
      extraTime: 'الوقت الإضافي',
      extraInnings: 'الأدوار الإضافية',
      penalties: 'ركلات الترجيح',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'ش1',
      regulation: 'أصلي',
      overtime: 'إضافي',
      extraTime: 'إضافي',
      extraInnings: 'أ.إ',
      penalties: 'ترجيح',
    },
    shortPeriod: {
      half: 'ش{{number}}',
      quarter: 'ر{{number}}',
      period: 'ف{{number}}',
      set: 'م{{number}}',
      inning: 'د{{number}}',
      map: 'خ{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'انتهت',
      after_ot: 'بعد الوقت الإضافي',
      after_pen: 'بعد ركلات الترجيح',
      awarded: 'فوز إداري',
      retired: 'انسحاب أحد الطرفين',
      defaulted: 'استبعاد',
      walkover: 'فوز بالانسحاب',
      cancelled: 'أُلغيت',
      postponed: 'تأجلت',
      abandoned: 'أُوقفت نهائيًا',
      interrupted: 'متوقفة',
    },
  },
} as const
