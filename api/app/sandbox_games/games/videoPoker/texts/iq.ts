import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'کارت بگۆڕە',
  hold: 'بیهێڵەوە',
  jacks: 'جاک یان باشتر',
  twoPairs: 'دوو جووت',
  three: 'سێ هاوتا',
  straight: 'ڕیزبەند',
  flush: 'یەک ڕەنگ',
  fullHouse: 'فوڵ هاوس',
  four: 'چوار هاوتا',
  straightFlush: 'ڕیزبەندی یەک ڕەنگ',
  royalFlush: 'ڕیزبەندی شاهانە',
} satisfies Words
