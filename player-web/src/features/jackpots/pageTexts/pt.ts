/** Portuguese texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Vencedores',
    before: 'Sai até {{amount}}',
    fell: '{{level}} saiu: {{name}} ganhou {{amount}}.',
    wonTitle: 'Ganhou o jackpot!',
    won: 'O prémio está no seu saldo.',
    paperTitle: 'Um talão deste balcão ganhou o jackpot!',
    paperWon: 'O talão {{code}} ganhou. Paga-se a quem trouxer o original.',
    none: 'Ainda não saiu nenhum jackpot',
    noneHint: 'O primeiro vencedor aparecerá aqui.',
    proof: 'Ver a prova',
    range: 'Sai entre',
    figure: 'Valor calculado',
    chance: 'Probabilidade da aposta',
  },
} satisfies TextsLike<typeof turkish, 'pt'>
