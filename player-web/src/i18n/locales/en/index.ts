import type { Texts } from '../../texts.ts'
import { account } from './account.ts'
import { app } from './app.ts'
import { coupon } from './coupon.ts'
import { errors } from './errors.ts'
import { live } from './live.ts'
import { news } from './news.ts'
import { score } from './score.ts'
import { sessions } from './sessions.ts'
import { why } from './why.ts'

export const texts = {
  ...app,
  ...account,
  ...coupon,
  ...live,
  ...news,
  ...score,
  ...sessions,
  ...why,
  errors,
} satisfies Texts<'en'>
export default texts
