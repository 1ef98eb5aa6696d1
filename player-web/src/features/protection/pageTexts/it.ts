/** Italian texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Imposta i tuoi limiti. Un limite più severo vale subito; uno più alto attende 24 ore e poi la tua conferma.',
    error: 'Impossibile caricare i tuoi limiti',
    kinds: {
      deposit: {
        title: 'Limite di deposito',
        hint: 'Conta tutto il denaro che arriva sul tuo conto: credito, carte, contanti.',
      },
      stake: {
        title: 'Limite di puntata',
        hint: 'Tutto ciò che punti, meno le puntate rimborsate.',
      },
      loss: { title: 'Limite di perdita', hint: 'Le tue puntate meno tutto ciò che è tornato.' },
      session: { title: 'Limite di tempo', hint: 'I minuti in cui sei connesso.' },
    },
    periods: { day: 'Giornaliero', week: 'Settimanale', month: 'Mensile' },
    usedOf: '{{used}} di {{value}}',
    usedOnly: '{{used}} finora',
    set: 'Imposta un limite',
    change: 'Nuovo limite',
    save: 'Salva',
    remove: 'Rimuovi',
    noLimit: 'nessun limite',
    minutes_one: '{{count}} minuto',
    minutes_many: '{{count}} di minuti',
    minutes_other: '{{count}} minuti',
    waiting: 'Richiesto: {{value}}. Puoi confermarlo dal {{at}}.',
    ripe: 'Richiesto: {{value}}. Vale appena lo confermi.',
    confirm: 'Conferma',
    drop: 'Mantieni il limite attuale',
    reality: {
      title: 'Riepilogo di gioco',
      hint: 'A questo intervallo mostriamo quanto tempo hai giocato, quanto hai puntato e quanto hai vinto.',
      never: 'Mai',
      played_one: 'Stai giocando da {{count}} minuto.',
      played_many: 'Stai giocando da {{count}} di minuti.',
      played_other: 'Stai giocando da {{count}} minuti.',
      staked: 'Puntato',
      won: 'Vinto',
      net: 'Differenza',
      goOn: 'Ho visto, continua',
    },
    exclusions: {
      timeOut: {
        title: 'Fai una pausa',
        hint: 'In questo periodo non puoi scommettere né depositare. Puoi ancora prelevare.',
      },
      exclusion: {
        title: 'Autoesclusione',
        hint: 'Un’esclusione lunga. Nessuno può terminarla prima; puoi ancora prelevare.',
      },
    },
    days_one: '{{count}} giorno',
    days_many: '{{count}} di giorni',
    days_other: '{{count}} giorni',
    months_one: '{{count}} mese',
    months_many: '{{count}} di mesi',
    months_other: '{{count}} mesi',
    years_one: '{{count}} anno',
    years_many: '{{count}} di anni',
    years_other: '{{count}} anni',
    forGood: 'Per sempre',
    question: 'Durata: {{length}}. Non si può annullare.',
    exclude: 'Escludimi',
    keepPlaying: 'Annulla',
    excludedUntil: 'Il tuo conto è chiuso a scommesse e depositi fino al {{at}}.',
    excludedForGood: 'Il tuo conto è chiuso per sempre a scommesse e depositi.',
  },
} satisfies TextsLike<typeof turkish, 'it'>
