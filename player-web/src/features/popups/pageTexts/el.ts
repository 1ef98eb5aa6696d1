/** Greek texts of popups, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  popups: {
    notAgain: 'Να μην εμφανιστεί ξανά',
    pause: 'Παύση εναλλαγής',
    play: 'Έναρξη εναλλαγής',
    understood: 'Κατάλαβα',
    address: 'Η διεύθυνση στην οποία βρίσκεστε:',
  },
} satisfies TextsLike<typeof turkish, 'el'>
