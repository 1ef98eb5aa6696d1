import type { Words } from '#sandbox_games/games/words'

export default {
  under: '{bound} altı',
  over: '{bound} ve üstü',
  chance: 'Kazanma olasılığı',
} satisfies Words
