/** Kurdish Sorani texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'براوەکان',
    before: 'لە {{amount}} تێناپەڕێت',
    fell: '{{level}} کەوت: {{name}} بڕی {{amount}} بردەوە.',
    wonTitle: 'جاکپۆتت بردەوە!',
    won: 'بردنەوەکەت لە باڵانسەکەتدایە.',
    paperTitle: 'بلیتێکی ئەم باجەیە جاکپۆتی بردەوە!',
    paperWon: 'بلیتی {{code}} بردییەوە. دەدرێت بەو کەسەی ڕەسەنەکەی دەهێنێت.',
    none: 'هێشتا هیچ جاکپۆتێک نەکەوتووە',
    noneHint: 'یەکەم براوە لێرە پیشان دەدرێت.',
    proof: 'بەڵگەکە ببینە',
    range: 'دەکەوێت لە نێوان',
    figure: 'بڕی ژمێردراو',
    chance: 'ئەگەری گرەوەکە',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
