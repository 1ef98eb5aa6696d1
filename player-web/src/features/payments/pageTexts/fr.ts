/** French texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Dépôts et retraits',
    withdrawal: 'Retrait',
    course: 'Suivi du paiement',
    expected: 'Prévu',
    reason: 'Motif : {{reason}}',
    reference: 'Référence',
    fee: 'Frais',
    open: 'Ouvrir la page de paiement',
    cancel: 'Annuler le paiement',
    cancelTitle: 'Annuler ce paiement ?',
    cancelKeep: 'Le garder',
    cancelQuestion:
      'Le paiement de {{amount}} sera annulé. L’argent bloqué revient entièrement sur votre solde.',
    unknown: 'Vous n’avez aucun paiement avec cette référence',
    error: 'Vos paiements n’ont pas pu être chargés',
    empty: 'Vous n’avez pas encore de paiement',
    emptyHint: 'Vos dépôts et retraits apparaissent ici, étape par étape.',
    state: {
      created: 'Créé',
      sent: 'Transmis au service de paiement',
      waiting: 'En cours d’examen',
      approved: 'Approuvé',
      paid: 'Terminé',
      refused: 'Refusé',
      failed: 'Échoué',
      cancelled: 'Annulé',
      expired: 'Expiré',
      returned: 'Restitué',
    },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
