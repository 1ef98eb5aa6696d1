/** Italian texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depositi e prelievi',
    noDeposit: 'Non c’è ancora un modo per depositare',
    noWithdrawal: 'Non c’è ancora un modo per prelevare',
    hint: 'Il tuo saldo è {{balance}}. Il tuo agente può inviarti credito e ritirarlo, e puoi riscattare una carta.',
    error: 'Impossibile caricare i metodi di pagamento',
    category: 'Categoria',
    min: 'Min',
    max: 'Max',
    method: 'Metodo',
    details: 'Dettagli',
    next: 'Continua',
    previous: 'Indietro',
    noFee: 'Nessuna commissione',
    afterFee: 'Commissione {{fee}}, restano {{amount}}',
    copy: 'Copia: {{label}}',
    copied: 'Copiato',
    back: 'Torna ai metodi',
    openLink: 'Apri la pagina',
    firstName: 'Nome',
    lastName: 'Cognome',
    amount: 'Importo',
    amounts: 'Importi rapidi',
    optional: '{{field}} (facoltativo)',
    choose: 'Scegli',
    bank: 'Banca',
    banks: 'Banche',
    account: 'Conto su cui paghi',
    otherBanks: 'Prova un’altra banca.',
    backToBanks: 'Torna alle banche',
    otherAmount: 'Scegli un altro importo',
    banksError: 'Impossibile caricare le banche',
    passwordHint:
      'Per proteggere il tuo denaro, inserisci di nuovo la password prima del prelievo.',
    withdrawable: 'Prelevabile',
    wagering: 'Potrai prelevare {{locked}} dopo aver giocato ancora {{left}}.',
    received: 'Abbiamo ricevuto la tua richiesta.',
    strangeAddress:
      'L’indirizzo della pagina di pagamento non è consentito su questo sito. Non è stata aperta.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
