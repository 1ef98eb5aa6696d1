/** Albanian texts of signing in. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  signIn: {
    title: 'Hyr',
    lead: 'Hyni që të luani baste dhe t’i shihni ato.',
    username: 'Emri i përdoruesit',
    password: 'Fjalëkalimi',
    showPassword: 'Shfaq fjalëkalimin',
    hidePassword: 'Fshih fjalëkalimin',
    submit: 'Hyr',
    sending: 'Duke hyrë',
    forgot: 'Keni harruar fjalëkalimin?',
    noAccount: 'Nuk keni llogari?',
    resend: 'Dërgo përsëri emailin e aktivizimit',
    resent: 'Emaili është rrugës.',
    returns: 'Përdor përsëri llogarinë',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
