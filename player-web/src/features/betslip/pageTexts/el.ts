/** The names of systems in Greek. */
import { systems } from '@grandstand/shared-types/languages/el/systems'
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default { systems } satisfies TextsLike<typeof turkish, 'el'>
