/** Albanian texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Shkruani emrin e përdoruesit ose emailin. Do t’ju dërgojmë një lidhje për të zgjedhur fjalëkalim të ri.',
    name: 'Emri i përdoruesit ose emaili',
    send: 'Dërgo lidhjen',
    sending: 'Po dërgohet',
    sentTitle: 'Kontrolloni emailin',
    sentLead: 'Nëse ka një llogari të tillë, emaili është rrugës. Lidhja vlen 60 minuta.',
    sentMissing:
      'Nuk erdhi gjë? Shihni te posta e padëshiruar. Nëse llogaria juaj nuk ka email, shkruani te mbështetja.',
    current: 'Fjalëkalimi aktual',
    password: 'Fjalëkalimi i ri',
    repeat: 'Përsërit fjalëkalimin e ri',
    hint: 'Gjatësia {{min}}–{{max}}, dhe jo emri i përdoruesit.',
    save: 'Ruaj fjalëkalimin',
    saving: 'Po ruhet',
    resetDone: 'Fjalëkalimi i ri u vendos',
    resetLead: 'Dolët nga llogaria në të gjitha pajisjet. Hyni me fjalëkalimin e ri.',
    signIn: 'Hyr',
    changed: 'Fjalëkalimi juaj u ndryshua',
    changedLead: 'Dolët nga llogaria në pajisjet e tjera.',
    toHome: 'Kthehu te kreu',
    over: 'Kjo lidhje është përdorur ose ka skaduar',
    askAgain: 'Kërko lidhje të re',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
