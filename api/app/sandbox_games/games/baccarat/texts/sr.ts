import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Играч',
  banker: 'Банкар',
  tie: 'Нерешено',
} satisfies Words
