import type { Texts } from '../../texts.ts'
import { account } from './account.ts'
import { app } from './app.ts'
import { errors } from './errors.ts'

export const texts = { ...app, ...account, errors } satisfies Texts
export default texts
