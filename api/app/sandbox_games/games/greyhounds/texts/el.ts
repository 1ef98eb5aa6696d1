import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Κούρσα {number}',
  win: 'Νίκη',
  place: 'Πλασέ',
  eachWay: 'Νίκη και πλασέ',
  forecast: 'Δίδυμο',
} satisfies Words
