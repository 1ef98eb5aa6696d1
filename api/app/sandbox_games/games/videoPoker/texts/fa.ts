import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'تعویض کارت',
  hold: 'نگه‌دار',
  jacks: 'سرباز به بالا',
  twoPairs: 'دو جفت',
  three: 'سه‌تایی',
  straight: 'استریت',
  flush: 'فلاش',
  fullHouse: 'فول هاوس',
  four: 'چهارتایی',
  straightFlush: 'استریت فلاش',
  royalFlush: 'رویال فلاش',
} satisfies Words
