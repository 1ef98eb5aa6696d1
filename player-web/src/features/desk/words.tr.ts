/** Turkish texts of the desk. */
const words = {
  noShift: 'Vardiya kapalı. Çekmecedeki nakdi say ve vardiyayı aç.',
  counted: 'Sayılan nakit',
  open: 'Vardiyayı aç',
  close: 'Vardiyayı kapat',
  closing: 'Çekmecedeki nakdi say, tutarı yaz ve vardiyayı kapat.',
  shift: 'Vardiya',
  opening: 'Açılış nakdi',
  sold: 'Satılan',
  paid: 'Ödenen',
  returned: 'İade edilen',
  expected: 'Çekmecede olması gereken',
  closed: 'Vardiya kapandı. Fark:',
  sell: 'Bilet sat',
  team: 'Takım adı',
  noMatch: 'Bu adla açık maç yok',
  ticket: 'Bilet',
  code: 'Bilet kodu',
  check: 'Sorgula',
  pay: 'Öde',
  cancel: 'Bileti iptal et',
  ticketPaid: 'Müşteriye ver:',
  ticketCancelled: 'İptal edildi. Müşteriye ver:',
  keys: 'F2 bilet sat · F4 bilet kodu · F8 vardiyayı kapat · F9 kuponu oyna',
  unknownTicket: 'Bu kodla bilet yok.',
  errors: {
    shiftNotOpen: 'Bu gişede açık vardiya yok.',
    shiftAlreadyOpen: 'Bu gişede vardiya zaten açık.',
    shiftBusy: 'Bir canlı kupon hâlâ onay bekliyor. Birkaç saniye sonra tekrar dene.',
    drawerTooLow: 'Çekmecede yeterli nakit yok.',
    ticketNotDue: 'Bu bilet için ödenecek tutar yok.',
    ticketRefused: 'Bu bilet ödenmez.',
  },
}
export default words

export type DeskWords = typeof words
