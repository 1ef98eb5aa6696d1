/** German texts of cards. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  card: {
    title: 'Karte einlösen',
    label: 'Kartencode',
    hint: 'Gib die 16 Zeichen der Karte ein. Großschreibung, Leerzeichen und Bindestriche spielen keine Rolle.',
    redeem: 'Einlösen',
    done: '{{amount}} wurden deinem Kartenguthaben gutgeschrieben',
    funds: 'Dein Kartenguthaben',
    transactions: 'Kontobewegungen',
  },
} satisfies TextsLike<typeof turkish, 'de'>
