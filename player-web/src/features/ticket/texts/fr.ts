/** French texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Vérifier un ticket',
    label: 'Numéro du ticket',
    placeholder: 'N° de ticket',
    check: 'Vérifier',
    hint: 'Le numéro est en haut du ticket, le code sous le code-barres.',
    missing: 'Aucun ticket n’a ce numéro',
    missingHint: 'Vérifiez le numéro et réessayez.',
    error: 'Le ticket n’a pas pu être vérifié',
    win: 'Ce ticket est gagnant',
    genuine: 'Le code de ce papier est authentique.',
    forged: 'Ce code de ticket n’est pas authentique',
    forgedHint: 'Vérifiez le code saisi. S’il est exact, le ticket est faux.',
    validUntil: 'Valable jusqu’au',
    expired: 'Expiré',
    refusal: {
      copy: 'Aucun paiement sur ce papier : c’est une copie.',
      printCancelled: 'Aucun paiement sur ce papier : son impression a été annulée.',
      void: 'Aucun paiement sur ce ticket : le pari a été annulé et la mise remboursée.',
      sold: 'Aucun paiement sur ce ticket : un cash out a été fait.',
      paid: 'Aucun paiement sur ce ticket : il a déjà été payé.',
      expired: 'Aucun paiement sur ce ticket : il a expiré.',
    },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
