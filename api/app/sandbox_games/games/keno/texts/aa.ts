import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'أرقام عشوائية',
  hits: 'إصابات: {count}',
  hint: 'اختر حتى {count} أرقام',
} satisfies Words
