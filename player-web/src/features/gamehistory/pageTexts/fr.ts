/** French texts of the page of own game rounds, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  gameHistory: {
    error: "L'historique des jeux n'a pas pu être chargé",
    empty: "Vous n'avez encore joué à aucun jeu",
    emptyHint: 'Vos parties de machines à sous, de casino et de bingo apparaîtront ici.',
    stake: 'Mise',
    win: 'Gain',
    state: { open: 'En cours', interrupted: 'Interrompue', closed: 'Terminée' },
    finish: 'Terminer la partie',
    check: 'Vérifier la partie',
    secret: 'Vérification possible dès que vous changez les graines dans le jeu.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
