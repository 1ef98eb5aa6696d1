import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Spieler',
  banker: 'Bank',
  tie: 'Unentschieden',
} satisfies Words
