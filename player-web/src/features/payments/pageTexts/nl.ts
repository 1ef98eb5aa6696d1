/** Dutch texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Stortingen en opnames',
    withdrawal: 'Opname',
    course: 'Verloop van de betaling',
    expected: 'Verwacht',
    reason: 'Reden: {{reason}}',
    reference: 'Referentienummer',
    fee: 'Kosten',
    open: 'Betaalpagina openen',
    cancel: 'Betaling annuleren',
    cancelTitle: 'Deze betaling annuleren?',
    cancelKeep: 'Behouden',
    cancelQuestion:
      'De betaling van {{amount}} wordt geannuleerd. Vastgehouden geld komt volledig terug op je saldo.',
    unknown: 'Je hebt geen betaling met dit nummer',
    error: 'Je betalingen konden niet worden geladen',
    empty: 'Je hebt nog geen betalingen',
    emptyHint: 'Hier staan je stortingen en opnames met elke stap.',
    state: {
      created: 'Aangemaakt',
      sent: 'Naar de betaaldienst gestuurd',
      waiting: 'Wordt gecontroleerd',
      approved: 'Goedgekeurd',
      paid: 'Voltooid',
      refused: 'Geweigerd',
      failed: 'Mislukt',
      cancelled: 'Geannuleerd',
      expired: 'Verlopen',
      returned: 'Teruggestort',
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
