import type { Words } from '#sandbox_games/games/words'

export default {
  under: '{bound} altı',
  over: '{bound} və yuxarı',
  chance: 'Udma şansı',
} satisfies Words
