import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Обмен',
  hold: 'Держать',
  jacks: 'Валеты и старше',
  twoPairs: 'Две пары',
  three: 'Тройка',
  straight: 'Стрит',
  flush: 'Флеш',
  fullHouse: 'Фулл-хаус',
  four: 'Каре',
  straightFlush: 'Стрит-флеш',
  royalFlush: 'Флеш-рояль',
} satisfies Words
