/** The names of systems in Azerbaijani. */
import { systems } from '@grandstand/shared-types/languages/az/systems'
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { systems } satisfies TextsLike<typeof turkish, 'az'>
