/** Azerbaijani texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Raundu oyunun sonda göstərdiyi toxumlarla bu brauzerdə yenidən hesablayın.',
    game: 'Oyun',
    serverSeed: 'Server toxumu',
    hash: 'Dərc olunmuş heş',
    hashHint: 'Oyunun mərcdən əvvəl göstərdiyi heş.',
    clientSeed: 'Oyunçu toxumu',
    round: 'Raund',
    bets: 'Mərclər, oyunun göstərdiyi kimi',
    check: 'Raundu yoxla',
    result: 'Nəticə',
    outcome: '{{game}}, raund {{round}}',
    computedHash: 'Server toxumunun heşi',
    bet: 'Mərc',
    stake: 'Məbləğ',
    win: 'Uduş',
    noBet: 'Bu, oyunun mərci deyil.',
    drawnInOrder: 'Çıxma sırası ilə',
    deadHeat: 'Bərabər yer',
    runner: 'İştirakçı',
    brokeOff: 'Dayandığı əmsal',
    cardsOrder: 'İki kart oyunçuya, iki kart dilerə, sonra istənildikcə.',
    howTitle: 'Raundu niyə heç kim dəyişə bilməz',
    how: {
      before:
        'Mərclərdən əvvəl oyun gizli server toxumunun heşini dərc edir. Heşdən toxumu tapmaq olmur və başqa toxum bu heşi vermir.',
      during:
        'Hər çəkilişi server toxumu, sizin toxumunuz və raundun nömrəsi birlikdə müəyyən edir.',
      after:
        'Sonra oyun server toxumunu açıqlayır. Onu bura yazın: heş uyğun gəlməli, nəticə gördüyünüz olmalıdır.',
    },
    verdict: {
      matches: 'Heş uyğun gəlir: toxum mərclərdən əvvəl müəyyən edilib.',
      differs: 'Heş uyğun gəlmir: bu, dərc olunmuş toxum deyil.',
      unknown: 'Heş yazılmayıb. Bunu oyunun dərc etdiyi heşlə müqayisə edin.',
    },
    fault: {
      seedMissing: 'Server toxumunu yazın.',
      roundWrong: 'Raund 0-dan başlayan tam ədəddir.',
      hashWrong: 'Heş 0–9 və a–f arasından 64 işarədir.',
      betsWrong: 'Bu mərcləri oxumaq olmur.',
    },
    colour: {
      red: 'qırmızı',
      black: 'qara',
      green: 'yaşıl',
    },
    games: {
      slot: 'Slot',
      roulette: 'Ruletka',
      keno: 'Keno',
      lotto6of49: 'Loto 6/49',
      lotto5of36: 'Loto 5/36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Tazı yarışı',
      horses: 'At yarışı',
      football: 'Virtual futbol',
      tennis: 'Virtual tennis',
      crash: 'Crash',
      blackjack: 'Blekcek',
    },
  },
} satisfies TextsLike<typeof turkish, 'az'>
