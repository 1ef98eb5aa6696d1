import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Игрок',
  banker: 'Банкир',
  tie: 'Ничья',
} satisfies Words
