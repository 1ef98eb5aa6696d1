/** Greek texts of affiliates, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  affiliatePage: {
    none: 'Το πρόγραμμα συνεργατών δεν έχει ανοίξει ακόμη',
    hint: 'Οι σύνδεσμοι, τα banner και τα έσοδά σας θα βρίσκονται εδώ μόλις ανοίξει.',
  },
} satisfies TextsLike<typeof turkish, 'el'>
