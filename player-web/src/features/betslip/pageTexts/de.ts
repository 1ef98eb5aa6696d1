/** The names of systems in German. */
import { systems } from '@grandstand/shared-types/languages/de/systems'
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { systems } satisfies TextsLike<typeof turkish, 'de'>
