/** Kurdish Sorani texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'هەژمارەکەتان لەم ئامێرانە کراوەیە. لەو ئامێرانەی نایانناسن بچنە دەرەوە و وشەی نهێنیتان بگۆڕن.',
    error: 'ئامێرەکان بارنەکران',
    device: '{{browser}} لەسەر {{system}}',
    unknownDevice: 'ئامێری نەناسراو',
    thisDevice: 'ئەم ئامێرە',
    address: 'ناونیشان',
    begun: 'چوونەژوورەوە',
    lastUsed: 'دوا بەکارهێنان',
    nowhereElse: 'لە هیچ ئامێرێکی تردا نەچوونەتە ژوورەوە.',
    endOne: 'چوونەدەرەوە: {{device}}',
    endAll: 'چوونەدەرەوە لە هەموو شوێنێک',
    endAllQuestion: 'لە هەموو ئامێرێک دەچنە دەرەوە، ئەمەشیان.',
    stay: 'مانەوە لە ژوورەوە',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
