import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Mijenjaj',
  hold: 'Zadrži',
  jacks: 'Dečki ili bolje',
  twoPairs: 'Dva para',
  three: 'Tris',
  straight: 'Skala',
  flush: 'Boja',
  fullHouse: 'Ful',
  four: 'Poker',
  straightFlush: 'Skala u boji',
  royalFlush: 'Kraljevska skala',
} satisfies Words
