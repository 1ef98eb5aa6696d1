import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: 'Un’altra cartella',
  line: 'Linea',
  house: 'Cartella piena',
} satisfies Words
