import type { Words } from '#sandbox_games/games/words'

export default {
  risk: 'مەترسی',
  low: 'کەم',
  middle: 'مامناوەند',
  high: 'زۆر',
} satisfies Words
