/** Serbian texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'Пронађи игру',
    provider: 'Провајдер',
    allProviders: 'Сви провајдери',
    views: 'Прикажи игре',
    all: 'Све игре',
    favourites: 'Омиљене',
    recent: 'Недавно игране',
    play: 'Играј {{title}}',
    playNow: 'Играј',
    demo: 'Проба',
    favourite: 'Додај {{title}} у омиљене',
    count: 'Игара: {{number}}',
    noneFound: 'Нема такве игре',
    noneFoundHint: 'Провери како је написано или погледај све провајдере.',
    clear: 'Прикажи све игре',
    noFavourites: 'Још нема омиљених',
    noFavouritesHint: 'Додирни звезду игре да остане овде.',
    failed: 'Игре нису учитане',
    tables: 'Изабери сто',
    stakes: 'Улог: {{min}} – {{max}}',
  },
  productPage: {
    none: '{{name}}: још није отворено',
    hint: 'За овај део сајта није повезан ниједан добављач игара. Наћи ћете га овде кад се отвори.',
  },
} satisfies TextsLike<typeof turkish, 'sr'>
