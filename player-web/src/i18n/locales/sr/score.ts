/** Serbian names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Крај', sets: 'Сетови', maps: 'Мапе', places: 'Место' },
    part: {
      regulation: 'Регуларни ток',
      overtime: 'Продужеци',
      extraTime: 'Продужеци',
      extraInnings: 'Додатни ининзи',
      penalties: 'Пенали',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'ПВ',
      regulation: 'РТ',
      overtime: 'Прод',
      extraTime: 'Прод',
      extraInnings: 'ДИ',
      penalties: 'Пен',
    },
    shortPeriod: {
      half: 'ПВ{{number}}',
      quarter: 'Ч{{number}}',
      period: 'П{{number}}',
      set: 'С{{number}}',
      inning: 'И{{number}}',
      map: 'М{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Завршено',
      after_ot: 'После продужетака',
      after_pen: 'После пенала',
      awarded: 'Додељено',
      retired: 'Предаја',
      defaulted: 'Дисквалификација',
      walkover: 'Без борбе',
      cancelled: 'Отказано',
      postponed: 'Одложено',
      abandoned: 'Напуштено',
      interrupted: 'Прекинуто',
    },
  },
} as const
