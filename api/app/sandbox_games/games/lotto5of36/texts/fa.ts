import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'انتخاب تصادفی',
  hits: 'درست: {count}',
  hint: '{count} عدد انتخاب کنید',
} satisfies Words
