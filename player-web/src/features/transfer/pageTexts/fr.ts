/** French texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Moyen de paiement',
    noMethods: 'Aucun moyen de paiement n’est encore ouvert.',
    method: 'Moyen',
    min: 'Min',
    max: 'Max',
    details: 'Détails',
    amount: 'Montant',
    bank: 'Banque',
    noBanks: 'Les banques viennent avec le moyen de paiement.',
    firstName: 'Prénom',
    lastName: 'Nom',
    send: 'Envoyer la demande',
    info: 'Limites et remarques',
    infoHint: 'Les limites et remarques du moyen choisi sont affichées ici.',
    history: 'Vos demandes précédentes',
    noHistory: 'Vous n’avez pas encore de demande.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
