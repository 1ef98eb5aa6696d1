/** Kurdish Sorani texts of the board. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sports: {
    title: 'وەرزش',
    tree: 'وەرزش و خولەکان',
    leagues: 'خولەکان',
    openTree: 'خولەکان',
    matches_one: '{{count}} یاری',
    matches_other: '{{count}} یاری',
    clearLeagues: 'سڕینەوەی خولە هەڵبژێردراوەکان',
    days: 'ڕۆژ',
    day: { hours3: '3 کاتژمێر', today: 'ئەمڕۆ', tomorrow: 'سبەی', all: 'هەموو' },
    market: 'بازاڕ',
    searchPlaceholder: 'گەڕان بۆ تیم یان خول',
    searchHint: 'لانیکەم 3 پیت بنووسن',
    searchTitle: 'ئەنجامەکان بۆ «{{keyword}}»',
    clearSearch: 'سڕینەوەی گەڕان',
    list: 'یارییەکان',
    allMarkets_one: '{{match}}: {{count}} بازاڕ',
    allMarkets_other: '{{match}}: {{count}} بازاڕ',
    empty: 'ئێستا لێرە یاری نییە',
    emptyHint: 'ڕۆژێکی تر هەڵبژێرن یان خولە هەڵبژێردراوەکان بسڕنەوە.',
    emptySearchHint: 'ڕێنووس بپشکنن یان وشەیەکی کورتتر تاقی بکەنەوە.',
    showAll: 'پیشاندانی هەموو یارییەکان',
    error: 'یارییەکان بارنەکران',
    treeError: 'خولەکان بارنەکران',
    pricesPaused: 'ڕێژەکان نوێ نابنەوە. هەوڵ دەدرێتەوە.',
    continued: 'بەردەوامە',
    minSelections_one: 'تەنها لە گرەوێکدا کە لانیکەم {{count}} یاری بێت',
    minSelections_other: 'تەنها لە گرەوێکدا کە لانیکەم {{count}} یاری بێت',
    locked: 'داخراو',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
