/** Serbian texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'Спортови',
    tree: 'Спортови и лиге',
    leagues: 'Лиге',
    openTree: 'Лиге',
    matches_one: '{{count}} меч',
    matches_few: '{{count}} меча',
    matches_other: '{{count}} мечева',
    clearLeagues: 'Поништи изабране лиге',
    days: 'Дан',
    day: { hours3: '3 сата', today: 'Данас', tomorrow: 'Сутра', all: 'Све' },
    market: 'Игра',
    searchPlaceholder: 'Тражи тим или лигу',
    searchHint: 'Унесите најмање 3 слова',
    searchTitle: 'Резултати за „{{keyword}}“',
    clearSearch: 'Поништи претрагу',
    list: 'Мечеви',
    allMarkets_one: '{{match}}: {{count}} игра',
    allMarkets_few: '{{match}}: све {{count}} игре',
    allMarkets_other: '{{match}}: свих {{count}} игара',
    empty: 'Тренутно нема мечева',
    emptyHint: 'Изаберите други дан или поништите изабране лиге.',
    emptySearchHint: 'Проверите правопис или покушајте са краћом речју.',
    showAll: 'Прикажи све мечеве',
    error: 'Мечеви нису могли да се учитају',
    treeError: 'Лиге нису могле да се учитају',
    pricesPaused: 'Квоте се не освежавају. Покушавамо поново.',
    continued: 'наставак',
    minSelections_one: 'Само у опклади од најмање {{count}} меча',
    minSelections_few: 'Само у опклади од најмање {{count}} меча',
    minSelections_other: 'Само у опклади од најмање {{count}} мечева',
    locked: 'затворено',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
