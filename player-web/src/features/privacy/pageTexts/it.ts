/** Italian texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Impossibile caricare i tuoi dati',
    copy: {
      title: 'Scarica i tuoi dati',
      hint: 'Tutto ciò che conserviamo su di te in un solo file (JSON): dati personali, pagamenti, scommesse, giochi e accessi. Non contiene password.',
      action: 'Scarica',
      pending: 'Preparazione del file…',
      done: 'Il tuo file è stato scaricato.',
    },
    kept: {
      title: 'Che cosa resta e perché',
      details_one:
        'Nome, indirizzo e contatti restano per {{count}} anno dopo la chiusura del conto, come chiede la legge sulle scommesse. Poi vengono cancellati.',
      details_many:
        'Nome, indirizzo e contatti restano per {{count}} di anni dopo la chiusura del conto, come chiede la legge sulle scommesse. Poi vengono cancellati.',
      details_other:
        'Nome, indirizzo e contatti restano per {{count}} anni dopo la chiusura del conto, come chiede la legge sulle scommesse. Poi vengono cancellati.',
      money:
        'I movimenti di denaro e le scommesse restano, senza il tuo nome, perché i conti devono tornare.',
      exclusion:
        'Se ti sei autoescluso, il tuo numero di documento resta, così l’esclusione continua a valere.',
      log: 'Il registro del conto resta, perché nessuno può modificarlo.',
    },
    erase: {
      title: 'Chiudi il conto e cancella i tuoi dati',
      hint: 'Il conto si chiude subito, su tutti i dispositivi e per sempre. Non potrai più accedere.',
      left: 'Prima di chiudere il conto deve concludersi questo:',
      action: 'Chiudi il conto',
    },
    left: {
      balance: 'Denaro sul conto',
      coupons: 'Scommesse non ancora refertate',
      drawTickets: 'Biglietti non ancora estratti',
      payments: 'Pagamenti in corso',
      bonuses: 'Bonus attivi',
      rounds: 'Partite di gioco non terminate',
    },
    question: {
      title: 'Chiudere il conto per sempre?',
      text: 'Ti disconnettiamo subito ovunque e cancelliamo i tuoi dati nel termine indicato in questa pagina. Non si può annullare.',
      keep: 'Tieni il conto',
      confirm: 'Chiudi per sempre',
    },
    closed: {
      title: 'Il tuo conto è chiuso',
      lead: 'Sei stato disconnesso da tutti i dispositivi. I tuoi dati saranno cancellati allo scadere del termine.',
    },
  },
} satisfies TextsLike<typeof turkish, 'it'>
