/** German texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Dein Konto ist auf diesen Geräten eingeloggt. Logge Geräte aus, die du nicht kennst, und ändere dein Passwort.',
    error: 'Die Geräte konnten nicht geladen werden',
    device: '{{browser}} auf {{system}}',
    unknownDevice: 'Unbekanntes Gerät',
    thisDevice: 'Dieses Gerät',
    address: 'Adresse',
    begun: 'Eingeloggt',
    lastUsed: 'Zuletzt benutzt',
    nowhereElse: 'Du bist auf keinem anderen Gerät eingeloggt.',
    endOne: 'Ausloggen: {{device}}',
    endAll: 'Überall ausloggen',
    endAllQuestion: 'Du wirst auf allen Geräten ausgeloggt, auch auf diesem.',
    stay: 'Eingeloggt bleiben',
  },
} satisfies TextsLike<typeof turkish, 'de'>
