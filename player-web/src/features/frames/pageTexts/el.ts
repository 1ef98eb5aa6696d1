/** Greek texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Πλήρης οθόνη',
    failed: 'Δεν μπορεί να ανοίξει τώρα',
    late: 'Δεν ήρθε απάντηση. Δοκιμάστε ξανά σε λίγο.',
    refused: 'Αυτή η διεύθυνση δεν επιτρέπεται στον ιστότοπο.',
    reference: 'Αριθμός για την υποστήριξη: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'el'>
