import { account } from './account.ts'
import { app } from './app.ts'
import { coupon } from './coupon.ts'
import { errors } from './errors.ts'
import { why } from './why.ts'

export const texts = { ...app, ...account, ...coupon, ...why, errors }
export default texts
