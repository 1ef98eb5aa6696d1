/** French texts of transactions. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transactions: {
    title: 'Opérations',
    date: 'Date',
    type: 'Type',
    amount: 'Montant',
    balance: 'Solde',
    income: 'Entrée',
    expense: 'Sortie',
    empty: 'Aucune opération sur cette période',
    emptyHint: 'Les paris, gains et crédits apparaissent ici.',
    error: 'Les opérations n’ont pas pu être chargées',
    days: 'Période',
    lastDays_one: 'Dernier jour ({{count}})',
    lastDays_many: '{{count}} de derniers jours',
    lastDays_other: '{{count}} derniers jours',
    everything: 'Tout',
    kind: {
      stake: 'Pari placé',
      accept: 'Pari live accepté',
      win: 'Pari gagné',
      refund: 'Pari remboursé',
      resettle: 'Résultat corrigé',
      bonus: 'Bonus',
      sell: 'Cash out',
      creditSent: 'Crédit reçu',
      creditTaken: 'Crédit repris',
      debtPaid: 'Dette payée',
      cardsMade: 'Cartes créées',
      cardRedeemed: 'Carte utilisée',
      cardsVoided: 'Cartes annulées',
      cardsExpired: 'Cartes expirées',
      commissionPaid: 'Commission payée',
      terminalDeposit: 'Dépôt en espèces',
    },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
