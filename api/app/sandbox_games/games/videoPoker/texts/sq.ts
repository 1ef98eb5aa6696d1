import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Tërhiq',
  hold: 'Mbaj',
  jacks: 'Xhandarë ose më mirë',
  twoPairs: 'Dy çifte',
  three: 'Treshe',
  straight: 'Kent',
  flush: 'Ngjyra',
  fullHouse: 'Ful',
  four: 'Katërshe',
  straightFlush: 'Kent me ngjyrë',
  royalFlush: 'Kent mbretëror',
} satisfies Words
