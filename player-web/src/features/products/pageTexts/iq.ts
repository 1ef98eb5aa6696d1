/** Kurdish Sorani texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'بەدوای یاریدا بگەڕێن',
    provider: 'دابینکەر',
    allProviders: 'هەموو دابینکەران',
    views: 'یارییەکان پیشان بدەن',
    all: 'هەموو یارییەکان',
    favourites: 'دڵخوازەکان',
    recent: 'یارییە نوێکانتان',
    play: '{{title}} یاری بکەن',
    playNow: 'یاری بکەن',
    demo: 'تاقیکردنەوە',
    favourite: '{{title}} بخەنە دڵخوازەکان',
    count: 'یاری: {{number}}',
    noneFound: 'یارییەکی وا نییە',
    noneFoundHint: 'نووسینەکە بپشکنن یان سەیری هەموو دابینکەران بکەن.',
    clear: 'هەموو یارییەکان پیشان بدەن',
    noFavourites: 'هێشتا دڵخوازتان نییە',
    noFavouritesHint: 'ئەستێرەی یارییەک دابگرن تا لێرە بمێنێت.',
    failed: 'یارییەکان بار نەبوون',
    tables: 'مێزەکەتان هەڵبژێرن',
    stakes: 'گرەو: {{min}} – {{max}}',
    popular: 'یارییە بەناوبانگەکان',
    newest: 'نوێترین یارییەکان',
    jackpots: 'یارییەکانی جاکپۆت',
    other: 'یارییەکانی تر',
    seeAll: 'هەمووی ببینە',
    scrollBack: 'بگەڕێوە دواوە',
    scrollOn: 'بڕۆ پێشەوە',
    tableStates: { full: 'پڕە', closed: 'داخراوە' },
    checked: 'مێزەکان پێش {{seconds}} چرکە پشکنران',
  },
  productPage: {
    none: '{{name}} هێشتا نەکراوەتەوە',
    hint: 'هیچ دابینکەرێکی یاری بۆ ئەم بەشە نەبەستراوە. کە کرایەوە لێرە دەیدۆزنەوە.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
