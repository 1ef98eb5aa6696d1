/** French texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Moyen de paiement',
    info: 'Limites et remarques',
    history: 'Vos demandes précédentes',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
