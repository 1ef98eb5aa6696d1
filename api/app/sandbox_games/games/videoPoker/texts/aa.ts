import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'بدّل',
  hold: 'احتفظ',
  jacks: 'ولدان أو أفضل',
  twoPairs: 'زوجان',
  three: 'ثلاثة متماثلة',
  straight: 'متتالية',
  flush: 'لون واحد',
  fullHouse: 'بيت كامل',
  four: 'أربعة متماثلة',
  straightFlush: 'متتالية من لون واحد',
  royalFlush: 'متتالية ملكية',
} satisfies Words
