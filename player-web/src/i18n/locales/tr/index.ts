import { account } from './account.ts'
import { app } from './app.ts'
import { errors } from './errors.ts'

export const texts = { ...app, ...account, errors }
export default texts
