/** Russian names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Итог', sets: 'Сеты', maps: 'Карты', places: 'Место' },
    part: {
      regulation: 'Основное время',
      overtime: 'Овертайм',
      extraTime: 'Доп. время',
      extraInnings: 'Доп. иннинги',
      penalties: 'Пенальти',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: '1Т',
      regulation: 'ОВ',
      overtime: 'ОТ',
      extraTime: 'ДВ',
      extraInnings: 'ДИ',
      penalties: 'Пен',
    },
    shortPeriod: {
      half: '{{number}}Т',
      quarter: '{{number}}Ч',
      period: '{{number}}П',
      set: '{{number}}С',
      inning: '{{number}}И',
      map: 'К{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Завершён',
      after_ot: 'После доп. времени',
      after_pen: 'После пенальти',
      awarded: 'Присуждена победа',
      retired: 'Отказ одной из сторон',
      defaulted: 'Дисквалификация',
      walkover: 'Неявка',
      cancelled: 'Отменён',
      postponed: 'Перенесён',
      abandoned: 'Прекращён',
      interrupted: 'Прерван',
    },
  },
} as const
