/** Italian texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Vincitori',
    before: 'Cade al massimo a {{amount}}',
    fell: '{{level}} è caduto: {{name}} ha vinto {{amount}}.',
    wonTitle: 'Hai vinto il jackpot!',
    won: 'La vincita è nel tuo saldo.',
    paperTitle: 'Un biglietto di questa cassa ha vinto il jackpot!',
    paperWon: 'Il biglietto {{code}} ha vinto. Si paga a chi porta l’originale.',
    none: 'Nessun jackpot è ancora caduto',
    noneHint: 'Qui comparirà il primo vincitore.',
    proof: 'Vedi la prova',
    range: 'Cade tra',
    figure: 'Importo calcolato',
    chance: 'Probabilità della puntata',
  },
} satisfies TextsLike<typeof turkish, 'it'>
