import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'Rreziku',
  low: 'I ulët',
  middle: 'Mesatar',
  high: 'I lartë',
} satisfies Words
