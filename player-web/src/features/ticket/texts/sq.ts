/** Albanian texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Kontrolli i biletës',
    label: 'Numri i biletës',
    placeholder: 'Nr. i biletës',
    check: 'Kontrollo',
    hint: 'Numri është në krye të biletës, kodi poshtë barkodit.',
    missing: 'Nuk ka biletë me këtë numër',
    missingHint: 'Kontrolloni numrin dhe provoni përsëri.',
    error: 'Bileta nuk u kontrollua dot',
    win: 'Kjo biletë fitoi',
    genuine: 'Kodi i kësaj letre është i vërtetë.',
    forged: 'Ky kod bilete nuk është i vërtetë',
    forgedHint: 'Kontrolloni kodin që shkruat. Nëse është i saktë, bileta është e falsifikuar.',
    validUntil: 'I vlefshëm deri më',
    expired: 'Skaduar',
    refusal: {
      copy: 'Me këtë letër nuk paguhet asgjë: është kopje.',
      printCancelled: 'Me këtë letër nuk paguhet asgjë: printimi u anulua.',
      void: 'Me këtë biletë nuk paguhet asgjë: basti u anulua dhe shuma u kthye.',
      sold: 'Me këtë biletë nuk paguhet asgjë: u bë cash out.',
      paid: 'Me këtë biletë nuk paguhet asgjë: është paguar tashmë.',
      expired: 'Me këtë biletë nuk paguhet asgjë: i ka kaluar afati.',
    },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
