/** Russian texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Ближайшие забеги',
    card: 'Программа забега',
    inMinutes: 'через {{minutes}} мин',
    toOff: 'До старта',
    offAt: 'Старт в {{time}}',
    isOff: 'Забег начался',
    finished: 'Порядок финиша',
    notRun: 'Забег не засчитан. Ставки возвращаются.',
    handicap: 'Гандикап',
    runners: 'Участники: {{total}}',
    winOnly: 'Только победа',
    number: '№',
    runner: 'Участник',
    draw: 'Стартовое место',
    grid: 'Место на старте',
    trap: 'Бокс',
    form: 'Последние забеги',
    weight: 'Вес',
    kg: '{{kg}} кг',
    age: 'Возраст',
    people: 'Жокей и тренер',
    byNumber: 'По номеру',
    byPrice: 'По коэффициенту',
    byFinish: 'По финишу',
    coupled: 'Одна конюшня: {{numbers}}',
    takes: 'Ранее сделанные ставки теряют {{percent}} % выигрыша',
    returns: 'Ставки на этого участника возвращаются',
    position: 'Место',
    odds: 'Коэф.',
    closed: 'Закрыто',
    cardError: 'Не удалось загрузить программу забега',
    status: {
      nonRunner: 'Не бежит',
      withdrawn: 'Снят',
      disqualified: 'Дисквалифицирован',
      reserve: 'Запасной',
    },
    outcome: {
      unplaced: 'Без места',
      didNotFinish: 'Не финишировал',
    },
  },
} satisfies TextsLike<typeof turkish, 'ru'>
