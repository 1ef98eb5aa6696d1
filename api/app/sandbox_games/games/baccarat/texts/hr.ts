import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Igrač',
  banker: 'Bankar',
  tie: 'Neriješeno',
} satisfies Words
