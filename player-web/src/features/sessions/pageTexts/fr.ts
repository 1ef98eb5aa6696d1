/** French texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Votre compte est connecté sur ces appareils. Déconnectez ceux que vous ne connaissez pas, et changez votre mot de passe.',
    error: 'Les appareils n’ont pas pu être chargés',
    device: '{{browser}} sur {{system}}',
    unknownDevice: 'Appareil inconnu',
    thisDevice: 'Cet appareil',
    address: 'Adresse',
    begun: 'Connecté',
    lastUsed: 'Dernière utilisation',
    nowhereElse: 'Vous n’êtes connecté sur aucun autre appareil.',
    endOne: 'Déconnecter : {{device}}',
    endAll: 'Se déconnecter partout',
    endAllQuestion: 'Vous serez déconnecté de tous les appareils, y compris celui-ci.',
    stay: 'Rester connecté',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
