/** Albanian texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Ekran i plotë',
    failed: 'Tani nuk hapet',
    late: 'Nuk erdhi përgjigje. Provoni përsëri pas pak.',
    refused: 'Kjo adresë nuk lejohet në këtë faqe.',
    reference: 'Numri për mbështetjen: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
