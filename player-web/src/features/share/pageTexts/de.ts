/** German texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Jemand hat diese Wette mit dir geteilt. Füge ihre Tipps zu aktuellen Quoten deinem Wettschein hinzu.',
    then: 'Damals',
    now: 'Jetzt',
    closed: 'geschlossen',
    add_one: '{{count}} Tipp zum Wettschein hinzufügen',
    add_other: '{{count}} Tipps zum Wettschein hinzufügen',
    replaces_one: 'Der {{count}} Tipp auf deinem Wettschein wird ersetzt.',
    replaces_other: 'Die {{count}} Tipps auf deinem Wettschein werden ersetzt.',
    leftOut_one: '{{count}} Tipp ist nicht mehr verfügbar und wird nicht hinzugefügt.',
    leftOut_other: '{{count}} Tipps sind nicht mehr verfügbar und werden nicht hinzugefügt.',
    allClosed: 'Keiner dieser Tipps ist mehr verfügbar.',
    added: 'Die Tipps sind auf deinem Wettschein.',
    missing: 'Dieser Link führt zu keiner Wette',
    missingHint: 'Prüfe den Link oder bitte um einen neuen.',
    total: 'Gesamtquote jetzt',
  },
} satisfies TextsLike<typeof turkish, 'de'>
