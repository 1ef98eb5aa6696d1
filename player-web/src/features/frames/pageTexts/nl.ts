/** Dutch texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Volledig scherm',
    failed: 'Dit kan nu niet worden geopend',
    late: 'Er kwam geen antwoord. Probeer het zo opnieuw.',
    refused: 'Dit adres is op deze site niet toegestaan.',
    reference: 'Nummer voor support: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
