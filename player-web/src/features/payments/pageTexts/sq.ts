/** Albanian texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Depozitat dhe tërheqjet',
    withdrawal: 'Tërheqje',
    course: 'Ecuria e pagesës',
    expected: 'Pritet',
    reason: 'Arsyeja: {{reason}}',
    reference: 'Numri i veprimit',
    fee: 'Komisioni',
    open: 'Hap faqen e pagesës',
    cancel: 'Anulo pagesën',
    cancelTitle: 'Ta anulojmë këtë pagesë?',
    cancelKeep: 'Mbaje',
    cancelQuestion:
      'Pagesa prej {{amount}} do të anulohet. Paratë e bllokuara kthehen të plota në balancën tuaj.',
    unknown: 'Nuk keni pagesë me këtë numër',
    error: 'Pagesat tuaja nuk u ngarkuan',
    empty: 'Ende nuk keni pagesa',
    emptyHint: 'Këtu shfaqen depozitat dhe tërheqjet tuaja me çdo hap.',
    state: {
      created: 'U krijua',
      sent: 'U dërgua te shërbimi i pagesës',
      waiting: 'Në shqyrtim',
      approved: 'U miratua',
      paid: 'U krye',
      refused: 'U refuzua',
      failed: 'Dështoi',
      cancelled: 'U anulua',
      expired: 'Skadoi',
      returned: 'U kthye',
    },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
