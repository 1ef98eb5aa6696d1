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
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
