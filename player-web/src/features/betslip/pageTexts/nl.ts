/** The names of systems in Dutch. */
import { systems } from '@grandstand/shared-types/languages/nl/systems'
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { systems } satisfies TextsLike<typeof turkish, 'nl'>
