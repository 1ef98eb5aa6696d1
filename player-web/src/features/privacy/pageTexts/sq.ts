/** Albanian texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Të dhënat tuaja nuk u ngarkuan dot',
    copy: {
      title: 'Shkarkoni të dhënat tuaja',
      hint: 'Gjithçka që ruajmë për ju në një skedar (JSON): të dhënat vetjake, pagesat, bastet, lojërat dhe hyrjet. Nuk ka fjalëkalime.',
      action: 'Shkarko',
      pending: 'Po përgatitet skedari…',
      done: 'Skedari juaj u shkarkua.',
    },
    kept: {
      title: 'Çfarë mbetet dhe pse',
      details_one:
        'Emri, adresa dhe kontaktet ruhen edhe {{count}} vit pas mbylljes së llogarisë, siç e kërkon ligji i basteve. Pastaj fshihen.',
      details_other:
        'Emri, adresa dhe kontaktet ruhen edhe {{count}} vjet pas mbylljes së llogarisë, siç e kërkon ligji i basteve. Pastaj fshihen.',
      money: 'Lëvizjet e parave dhe bastet mbeten pa emrin tuaj, sepse llogaritë duhet të dalin.',
      exclusion:
        'Nëse jeni vetëpërjashtuar, numri i identitetit mbetet që përjashtimi të vazhdojë.',
      log: 'Regjistri i llogarisë mbetet, sepse askush nuk mund ta ndryshojë.',
    },
    erase: {
      title: 'Mbyllni llogarinë dhe fshini të dhënat',
      hint: 'Llogaria mbyllet menjëherë, në çdo pajisje dhe përgjithmonë. Nuk do të mund të hyni më.',
      left: 'Para se ta mbyllni llogarinë, duhet të përfundojnë këto:',
      action: 'Mbyll llogarinë',
    },
    left: {
      balance: 'Para në llogari',
      coupons: 'Baste pa rezultat ende',
      drawTickets: 'Bileta pa short ende',
      payments: 'Pagesa në vazhdim',
      bonuses: 'Bonuse aktive',
      rounds: 'Lojëra të papërfunduara',
    },
    question: {
      title: 'Ta mbyllim llogarinë përgjithmonë?',
      text: 'Ju nxjerrim menjëherë kudo dhe i fshijmë të dhënat në afatin e shkruar në këtë faqe. Kjo nuk kthehet mbrapsht.',
      keep: 'Mbaje llogarinë',
      confirm: 'Mbylle përgjithmonë',
    },
    closed: {
      title: 'Llogaria juaj u mbyll',
      lead: 'Keni dalë nga çdo pajisje. Të dhënat tuaja fshihen sapo të kalojë afati.',
    },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
