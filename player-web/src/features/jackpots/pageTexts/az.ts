/** Azerbaijani texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Qaliblər',
    before: 'Ən geci {{amount}} olanda düşür',
    fell: '{{level}} düşdü: {{name}} {{amount}} uddu.',
    wonTitle: 'Cekpotu uddunuz!',
    won: 'Uduşunuz balansınızdadır.',
    paperTitle: 'Bu kassanın bileti cekpotu uddu!',
    paperWon: '{{code}} nömrəli bilet uddu. Əsl bileti gətirənə ödənilir.',
    none: 'Hələ cekpot düşməyib',
    noneHint: 'İlk qalib burada görünəcək.',
    proof: 'Sübuta bax',
    range: 'Düşdüyü aralıq',
    figure: 'Hesablanmış məbləğ',
    chance: 'Mərcin şansı',
  },
} satisfies TextsLike<typeof turkish, 'az'>
