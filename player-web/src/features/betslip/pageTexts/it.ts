/** The names of systems in Italian. */
import { systems } from '@grandstand/shared-types/languages/it/systems'
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { systems } satisfies TextsLike<typeof turkish, 'it'>
