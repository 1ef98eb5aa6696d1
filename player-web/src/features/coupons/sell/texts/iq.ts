/** Kurdish Sorani texts of selling a coupon. */
import type { TextsLike } from '../../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sell: {
    title: 'فرۆشتنی ئەم گرەوە',
    lead: 'یارییەکان هەرچۆن تەواو بن، ئێستا پارەکەتان وەربگرن.',
    for: 'فرۆشتن بە {{amount}}',
    open: 'وەرگرتنی پێشنیار',
    asking: 'پێشنیار داوا دەکرێت',
    selling: 'دەفرۆشرێت',
    offer: '{{amount}} دەدەین',
    offerHint: 'پێشنیارەکە چەند چرکەیەک کارایە، پاشان نوێیەک دێت.',
    changed: 'پێشنیاری نوێ؛ پێشنیاری پێشوو {{before}} بوو.',
    confirm: 'ئێستا بە {{amount}} بفرۆشە',
    sold: 'بە {{amount}} فرۆشرا',
    unanswered: 'وەڵام نەهات، بۆیە نازانین گرەوەکە فرۆشرا یان نا.',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
