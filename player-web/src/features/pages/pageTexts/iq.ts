/** Kurdish Sorani texts of the pages that staff write, which load with these pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  pages: {
    missing: 'ئەم پەڕەیە نییە',
    missingHint: 'لەوانەیە لابرابێت یان ناونیشانەکە هەڵە بێت.',
    failed: 'پەڕەکە بار نەبوو',
  },
} satisfies TextsLike<typeof turkish, 'iq'>
