/** Italian texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Qualcuno ha condiviso questa scommessa con te. Aggiungi le sue selezioni alla schedina alle quote attuali.',
    then: 'Prima',
    now: 'Ora',
    closed: 'chiuso',
    add_one: 'Aggiungi {{count}} selezione alla schedina',
    add_many: 'Aggiungi {{count}} di selezioni alla schedina',
    add_other: 'Aggiungi {{count}} selezioni alla schedina',
    replaces_one: 'La selezione nella tua schedina ({{count}}) sarà sostituita.',
    replaces_many: 'I {{count}} di selezioni nella tua schedina saranno sostituiti.',
    replaces_other: 'Le {{count}} selezioni nella tua schedina saranno sostituite.',
    leftOut_one: '{{count}} selezione non è più disponibile e non sarà aggiunta.',
    leftOut_many: '{{count}} di selezioni non sono più disponibili e non saranno aggiunte.',
    leftOut_other: '{{count}} selezioni non sono più disponibili e non saranno aggiunte.',
    allClosed: 'Nessuna di queste selezioni è più disponibile.',
    added: 'Le selezioni sono nella tua schedina.',
    missing: 'Questo link non porta a nessuna scommessa',
    missingHint: 'Controlla il link o chiedine uno nuovo.',
    total: 'Quota totale ora',
  },
} satisfies TextsLike<typeof turkish, 'it'>
