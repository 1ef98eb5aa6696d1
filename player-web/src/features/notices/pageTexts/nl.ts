/** Dutch texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Alles als gelezen markeren',
    empty: 'Je hebt geen meldingen',
    emptyHint: 'Berichten aan jou en wijzigingen in je account verschijnen hier.',
    error: 'Je meldingen konden niet worden geladen',
    system: {
      creditSent: { title: 'Tegoed ontvangen', text: '{{amount}} is aan je saldo toegevoegd.' },
      creditTaken: { title: 'Tegoed teruggenomen', text: '{{amount}} is van je saldo afgehaald.' },
      accountEdited: {
        title: 'Je account is gewijzigd',
        text: 'Je gegevens, rechten of limieten zijn gewijzigd. Schrijf naar de klantenservice als je hier niet om hebt gevraagd.',
      },
      excluded: {
        title: 'Je account is gesloten voor spelen',
        text: 'Je kunt niet wedden tot de termijn voorbij is. Zie de pagina ‘Veilig spelen’ voor details.',
      },
      withdrawalOrdered: {
        title: 'Opname aangevraagd',
        text: '{{amount}} is gereserveerd voor je opname. Was jij dit niet? Wijzig dan meteen je wachtwoord en schrijf naar de klantenservice.',
      },
      withdrawalPaid: { title: 'Opname uitbetaald', text: '{{amount}} is aan je uitbetaald.' },
      withdrawalRefused: {
        title: 'Opname niet uitbetaald',
        text: '{{amount}} staat weer op je saldo. De reden staat bij de opname op de pagina met je transacties.',
      },
      bonusGiven: {
        title: 'Bonus ontvangen',
        text: 'Je hebt een bonus van {{amount}}. De voorwaarden en hoeveel je al hebt gespeeld staan op de pagina met bonussen.',
      },
      bonusRefused: {
        title: 'Bonusaanvraag niet goedgekeurd',
        text: 'De reden staat bij je aanvraag op de pagina met bonussen.',
      },
      bonusConverted: {
        title: 'Bonus omgezet in saldo',
        text: '{{amount}} van je bonus staat nu op je saldo.',
      },
      bonusExpired: {
        title: 'Bonus verlopen',
        text: 'Je bonus van {{amount}} is afgelopen; wat ervan over was, is vervallen.',
      },
      bonusCancelled: {
        title: 'Bonus geannuleerd',
        text: 'Je bonus van {{amount}} is teruggenomen. De klantenservice kan je de reden vertellen.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
