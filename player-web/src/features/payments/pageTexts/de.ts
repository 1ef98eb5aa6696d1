/** German texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Ein- und Auszahlungen',
    withdrawal: 'Auszahlung',
    course: 'Verlauf der Zahlung',
    expected: 'Erwartet',
    reason: 'Grund: {{reason}}',
    reference: 'Vorgangsnummer',
    fee: 'Gebühr',
    open: 'Zahlungsseite öffnen',
    cancel: 'Zahlung stornieren',
    cancelTitle: 'Diese Zahlung stornieren?',
    cancelKeep: 'Behalten',
    cancelQuestion:
      'Die Zahlung über {{amount}} wird storniert. Zurückgehaltenes Geld kommt vollständig auf dein Konto zurück.',
    unknown: 'Du hast keine Zahlung mit dieser Nummer',
    error: 'Deine Zahlungen konnten nicht geladen werden',
    empty: 'Du hast noch keine Zahlungen',
    emptyHint: 'Hier siehst du deine Ein- und Auszahlungen mit jedem Schritt.',
    state: {
      created: 'Angelegt',
      sent: 'An den Zahlungsdienst gesendet',
      waiting: 'In Prüfung',
      approved: 'Genehmigt',
      paid: 'Abgeschlossen',
      refused: 'Abgelehnt',
      failed: 'Fehlgeschlagen',
      cancelled: 'Storniert',
      expired: 'Abgelaufen',
      returned: 'Zurückgebucht',
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
