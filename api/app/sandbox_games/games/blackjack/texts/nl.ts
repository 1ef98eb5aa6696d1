import type { Words } from '#sandbox_games/games/words'

export default {
  hit: 'Kaart',
  stand: 'Passen',
  double: 'Verdubbelen',
  split: 'Splitsen',
  dealer: 'Bank',
  you: 'Jij',
} satisfies Words
