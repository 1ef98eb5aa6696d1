import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'ریسک',
  low: 'کم',
  middle: 'متوسط',
  high: 'زیاد',
} satisfies Words
