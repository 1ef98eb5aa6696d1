/** Italian texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Parti del conto',
    tab: {
      balance: 'Saldo',
      profile: 'Modifica profilo',
      bets: 'Storico scommesse',
      transactions: 'Storico movimenti',
    },
    figures: {
      balance: 'Saldo',
      creditCard: 'Saldo carte',
      paykasa: 'Paykasa',
      bonus: 'Saldo bonus',
      returnableBonus: 'Bonus restituibile',
      reloadBonus: 'Bonus di ricarica',
      creditLimit: 'Limite di credito',
      withdrawable: 'Prelevabile',
      transferable: 'Trasferibile',
    },
    allBets: 'Tutte le mie scommesse',
    noBets: 'Nessuna scommessa in questo periodo',
    betsError: 'Impossibile caricare le tue scommesse',
  },
  profile: {
    fixed: 'La tua iscrizione',
    fixedHint: 'Scrivi all’assistenza per cambiare questi dati.',
    username: 'Nome utente',
    name: 'Nome',
    email: 'Email',
    phone: 'Telefono',
    birthDate: 'Data di nascita',
    identityNumber: 'Numero di documento',
    since: 'Iscritto dal',
    none: 'Nessuno',
    own: 'Dati che puoi modificare',
    gender: 'Sesso',
    genders: { f: 'Femmina', m: 'Maschio' },
    countryCode: 'Paese',
    city: 'Città',
    postCode: 'CAP',
    address: 'Indirizzo',
    autoPrint: 'Stampa la scommessa appena giocata',
    choose: 'Scegli',
    save: 'Salva',
    saving: 'Salvataggio',
    saved: 'I tuoi dati sono stati salvati.',
    error: 'Impossibile caricare i tuoi dati',
  },
} satisfies TextsLike<typeof turkish, 'it'>
