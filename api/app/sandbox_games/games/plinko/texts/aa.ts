import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'المخاطرة',
  low: 'منخفضة',
  middle: 'متوسطة',
  high: 'مرتفعة',
} satisfies Words
