/** Serbian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Пронађите игру',
    provider: 'Провајдер',
    allProviders: 'Сви провајдери',
    views: 'Прикажите игре',
    all: 'Све игре',
    favourites: 'Омиљене',
    recent: 'Недавно игране',
    play: 'Играјте {{title}}',
    playNow: 'Играјте',
    demo: 'Проба',
    favourite: 'Додајте {{title}} у омиљене',
    count: 'Игара: {{number}}',
    noneFound: 'Нема такве игре',
    noneFoundHint: 'Проверите како је написано или погледајте све провајдере.',
    clear: 'Прикажите све игре',
    noFavourites: 'Још нема омиљених',
    noFavouritesHint: 'Додирните звезду игре да остане овде.',
    failed: 'Игре нису учитане',
    tables: 'Изаберите сто',
    stakes: 'Улог: {{min}} – {{max}}',
    popular: 'Популарне игре',
    newest: 'Најновије игре',
    jackpots: 'Игре са џекпотом',
    other: 'Остале игре',
    seeAll: 'Прикажи све',
    scrollBack: 'Помери назад',
    scrollOn: 'Помери напред',
    tableStates: { full: 'Пуно', closed: 'Затворено' },
    checked: 'Столови проверени пре {{seconds}} с',
  },
  productPage: {
    none: '{{name}}: још није отворено',
    hint: 'За овај део сајта није повезан ниједан добављач игара. Наћи ћете га овде кад се отвори.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
