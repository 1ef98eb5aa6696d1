import type { Texts } from '../../texts.ts'
import { texts as english } from '../en/index.ts'

export const texts = { ...english } satisfies Texts<'de'>
export default texts
