/** Italian texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Segna tutte come lette',
    empty: 'Non hai notifiche',
    emptyHint: 'Qui compaiono i messaggi per te e le modifiche del tuo conto.',
    error: 'Non è stato possibile caricare le notifiche',
    system: {
      creditSent: {
        title: 'Credito ricevuto',
        text: '{{amount}} sono stati aggiunti al tuo saldo.',
      },
      creditTaken: {
        title: 'Credito ritirato',
        text: '{{amount}} sono stati ritirati dal tuo saldo.',
      },
      accountEdited: {
        title: 'Il tuo conto è stato modificato',
        text: 'I tuoi dati, permessi o limiti sono stati modificati. Se non l’hai chiesto tu, scrivi all’assistenza.',
      },
      excluded: {
        title: 'Il tuo conto è chiuso al gioco',
        text: 'Non puoi scommettere fino alla fine del periodo. I dettagli sono nella pagina «Gioco sicuro».',
      },
      withdrawalOrdered: {
        title: 'Prelievo richiesto',
        text: '{{amount}} sono riservati al tuo prelievo. Se non sei stato tu, cambia subito la password e scrivi all’assistenza.',
      },
      withdrawalPaid: { title: 'Prelievo pagato', text: 'Ti sono stati pagati {{amount}}.' },
      withdrawalRefused: {
        title: 'Prelievo non pagato',
        text: '{{amount}} sono tornati sul tuo saldo. Il motivo è accanto al prelievo nella pagina dei tuoi movimenti.',
      },
      bonusGiven: {
        title: 'Bonus ricevuto',
        text: 'Hai ricevuto un bonus di {{amount}}. Le condizioni e quanto hai già giocato sono nella pagina dei bonus.',
      },
      bonusRefused: {
        title: 'Richiesta di bonus non approvata',
        text: 'Il motivo è accanto alla tua richiesta nella pagina dei bonus.',
      },
      bonusConverted: {
        title: 'Bonus convertito in saldo',
        text: '{{amount}} del tuo bonus sono passati sul tuo saldo.',
      },
      bonusExpired: {
        title: 'Bonus scaduto',
        text: 'Il tuo bonus di {{amount}} è finito e ciò che ne restava è stato ritirato.',
      },
      bonusCancelled: {
        title: 'Bonus annullato',
        text: 'Il tuo bonus di {{amount}} è stato ritirato. L’assistenza può dirti il motivo.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'it'>
