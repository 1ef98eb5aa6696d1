import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Παίκτης',
  banker: 'Μπάνκα',
  tie: 'Ισοπαλία',
} satisfies Words
