/** English texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead: 'Enter your username or email. We will send you a link to choose a new password.',
    name: 'Username or email',
    send: 'Send the link',
    sending: 'Sending',
    sentTitle: 'Check your email',
    sentLead:
      'If there is such an account, the email is on its way. The link is valid for 60 minutes.',
    sentMissing:
      'Nothing there? Look in your spam folder. If your account has no email, write to support.',
    current: 'Current password',
    password: 'New password',
    repeat: 'Repeat new password',
    hint: 'Length {{min}}–{{max}}, and not your username.',
    save: 'Save password',
    saving: 'Saving',
    resetDone: 'Your new password is set',
    resetLead: 'You were signed out on all devices. Sign in with the new password.',
    signIn: 'Sign in',
    changed: 'Your password was changed',
    changedLead: 'You were signed out on your other devices.',
    toHome: 'Back to the home page',
    over: 'This link was used already, or its time is over',
    askAgain: 'Ask for a new link',
  },
} satisfies TextsLike<typeof turkish, 'en'>
