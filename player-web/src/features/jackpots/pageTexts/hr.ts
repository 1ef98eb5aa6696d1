/** Croatian texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Dobitnici',
    before: 'Pada najkasnije na {{amount}}',
    fell: '{{level}} je pao: {{name}} osvaja {{amount}}.',
    wonTitle: 'Osvojili ste jackpot!',
    won: 'Dobitak je na vašem stanju.',
    paperTitle: 'Tiket ovog šaltera osvojio je jackpot!',
    paperWon: 'Tiket {{code}} je dobitan. Isplaćuje se onome tko donese izvornik.',
    none: 'Jackpot još nije pao',
    noneHint: 'Ovdje će stajati prvi dobitnik.',
    proof: 'Pogledaj dokaz',
    range: 'Pada između',
    figure: 'Izračunati iznos',
    chance: 'Šansa uloga',
  },
} satisfies TextsLike<typeof turkish, 'hr'>
