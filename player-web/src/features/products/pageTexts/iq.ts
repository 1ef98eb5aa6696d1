/** Kurdish Sorani texts of the lobbies, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  lobby: {
    search: 'بەدوای یاریدا بگەڕێ',
    provider: 'دابینکەر',
    allProviders: 'هەموو دابینکەران',
    views: 'یارییەکان پیشان بدە',
    all: 'هەموو یارییەکان',
    favourites: 'دڵخوازەکان',
    recent: 'یارییە نوێکانت',
    play: '{{title}} یاری بکە',
    playNow: 'یاری بکە',
    demo: 'تاقیکردنەوە',
    favourite: '{{title}} بخە دڵخوازەکان',
    count: 'یاری: {{number}}',
    noneFound: 'یارییەکی وا نییە',
    noneFoundHint: 'نووسینەکە بپشکنە یان سەیری هەموو دابینکەران بکە.',
    clear: 'هەموو یارییەکان پیشان بدە',
    noFavourites: 'هێشتا دڵخوازت نییە',
    noFavouritesHint: 'ئەستێرەی یارییەک دابگرە تا لێرە بمێنێت.',
    failed: 'یارییەکان بار نەبوون',
    tables: 'مێزەکەت هەڵبژێرە',
    stakes: 'گرەو: {{min}} – {{max}}',
  },
  productPage: {
    none: '{{name}} هێشتا نەکراوەتەوە',
    hint: 'هیچ دابینکەرێکی یاری بۆ ئەم بەشە نەبەستراوە. کە کرایەوە لێرە دەیدۆزنەوە.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
