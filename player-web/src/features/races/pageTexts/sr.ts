/** Serbian texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Следеће трке',
    card: 'Програм трке',
    inMinutes: 'за {{minutes}} мин',
    toOff: 'До старта',
    offAt: 'Старт у {{time}}',
    isOff: 'Трка је почела',
    finished: 'Поредак на циљу',
    notRun: 'Трка се не рачуна. Улози се враћају.',
    handicap: 'Хендикеп трка',
    runners: 'Учесници: {{total}}',
    winOnly: 'Само победник',
    number: 'Бр.',
    runner: 'Учесник',
    draw: 'Стартно место',
    grid: 'Стартно место',
    trap: 'Бокс',
    form: 'Последње трке',
    weight: 'Тежина',
    kg: '{{kg}} кг',
    age: 'Године',
    people: 'Џокеј и тренер',
    byNumber: 'По броју',
    byPrice: 'По квоти',
    byFinish: 'По поретку',
    coupled: 'Иста штала: {{numbers}}',
    takes: 'Раније опкладе губе {{percent}}% добитка',
    returns: 'Улози на овог учесника се враћају',
    position: 'Место',
    odds: 'Квота',
    closed: 'Затворено',
    cardError: 'Програм трке није могао да се учита',
    status: {
      nonRunner: 'Не трчи',
      withdrawn: 'Повучен',
      disqualified: 'Дисквалификован',
      reserve: 'Резерва',
    },
    outcome: {
      unplaced: 'Без пласмана',
      didNotFinish: 'Није завршио',
    },
  },
} satisfies TextsLike<typeof turkish, 'sr'>
