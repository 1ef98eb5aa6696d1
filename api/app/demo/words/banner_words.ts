/** What stands over the banners of the demo's brands, in every language. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'

type BannerWords = readonly [headline: string, button: string]

export const BANNER_WORDS: Readonly<
  Record<SiteLanguage, Readonly<Record<'grandstand' | 'floodlight', BannerWords>>>
> = {
  tr: {
    grandstand: ['Bütün maçlar, bütün oranlar, tek kupon', 'Maçlara git'],
    floodlight: ['Işıklar altında canlı bahis', 'Canlı maçlar'],
  },
  en: {
    grandstand: ['Every match, every price, one slip', 'See the matches'],
    floodlight: ['Live under the lights', 'Bet live'],
  },
  de: {
    grandstand: ['Alle Spiele, alle Quoten, ein Wettschein', 'Zu den Spielen'],
    floodlight: ['Live unter Flutlicht', 'Livewetten'],
  },
  az: {
    grandstand: ['Bütün oyunlar, bütün əmsallar, bir kupon', 'Oyunlara bax'],
    floodlight: ['İşıqlar altında canlı mərc', 'Canlı oyunlar'],
  },
  cw: {
    grandstand: ['所有比赛，所有赔率，一张投注单', '查看比赛'],
    floodlight: ['灯光之下，精彩滚球', '滚球投注'],
  },
  el: {
    grandstand: ['Όλοι οι αγώνες, όλες οι αποδόσεις, ένα δελτίο', 'Δες τους αγώνες'],
    floodlight: ['Live κάτω από τους προβολείς', 'Στοίχημα live'],
  },
  es: {
    grandstand: ['Todos los partidos, todas las cuotas, un solo boleto', 'Ver partidos'],
    floodlight: ['En vivo bajo los focos', 'Apuestas en vivo'],
  },
  fa: {
    grandstand: ['همهٔ مسابقه‌ها، همهٔ ضریب‌ها، یک برگهٔ شرط', 'دیدن مسابقه‌ها'],
    floodlight: ['شرط زنده زیر نور ورزشگاه', 'مسابقه‌های زنده'],
  },
  fr: {
    grandstand: ['Tous les matchs, toutes les cotes, un seul coupon', 'Voir les matchs'],
    floodlight: ['En direct sous les projecteurs', 'Parier en direct'],
  },
  hr: {
    grandstand: ['Sve utakmice, svi koeficijenti, jedan listić', 'Pogledaj ponudu'],
    floodlight: ['Uživo pod reflektorima', 'Klađenje uživo'],
  },
  iq: {
    grandstand: ['هەموو یارییەکان، هەموو نرخەکان، یەک پسوڵە', 'یارییەکان ببینە'],
    floodlight: ['گرەوی زیندوو لەژێر ڕووناکیدا', 'یارییە زیندووەکان'],
  },
  it: {
    grandstand: ['Tutte le partite, tutte le quote, una sola schedina', 'Vai alle partite'],
    floodlight: ['Live sotto i riflettori', 'Scommetti live'],
  },
  nl: {
    grandstand: ['Alle wedstrijden, alle odds, één wedbriefje', 'Naar de wedstrijden'],
    floodlight: ['Live onder de lichtmasten', 'Live wedden'],
  },
  pt: {
    grandstand: ['Todos os jogos, todas as odds, um só boletim', 'Ver os jogos'],
    floodlight: ['Ao vivo sob os holofotes', 'Apostar ao vivo'],
  },
  ru: {
    grandstand: ['Все матчи, все коэффициенты, один купон', 'К матчам'],
    floodlight: ['Лайв в свете прожекторов', 'Ставки лайв'],
  },
  sq: {
    grandstand: ['Të gjitha ndeshjet, të gjitha koeficientet, një skedinë', 'Shiko ndeshjet'],
    floodlight: ['Live nën dritat e stadiumit', 'Bast live'],
  },
  sr: {
    grandstand: ['Сви мечеви, све квоте, један тикет', 'Погледај понуду'],
    floodlight: ['Уживо под рефлекторима', 'Клађење уживо'],
  },
  aa: {
    grandstand: ['كل المباريات وكل الاحتمالات في قسيمة واحدة', 'شاهد المباريات'],
    floodlight: ['رهان مباشر تحت الأضواء', 'المباريات المباشرة'],
  },
}
