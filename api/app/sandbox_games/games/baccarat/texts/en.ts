import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
} satisfies Words
