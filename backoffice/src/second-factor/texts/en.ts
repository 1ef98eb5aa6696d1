/** Texts of the second factor. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  secondFactor: {
    title: 'Two-step sign-in',
    state: {
      off: 'Off. Once it is on, signing in asks for a code of the authenticator app on your phone beside your password.',
      on: 'On. Signing in and important actions ask for the code of your authenticator app.',
      required:
        'Your brand asks its staff for two-step sign-in. Turn it on now to go on; you need an authenticator app on your phone.',
    },
    password: 'Your password',
    begin: 'Begin the set-up',
    picture: 'QR code for the authenticator app',
    scan: 'Scan the QR code with your authenticator app, or type the key below. Then enter the code that the app shows.',
    code: 'Verification code',
    codeHint: 'The 6 digits of your app, or a recovery code',
    turnOn: 'Verify and turn on',
    codes: 'Recovery codes',
    codesHint:
      'Keep these codes in a safe place; they are not shown again. Each is good for once when you are without your phone.',
    kept: 'I have kept them',
    codesLeft: '%{smart_count} recovery code left. |||| %{smart_count} recovery codes left.',
    renew: 'Renew the recovery codes',
    renewTitle: 'Renew the recovery codes?',
    renewContent: 'The old codes will be worth nothing.',
    remove: 'Turn two-step sign-in off',
    removeTitle: 'Turn two-step sign-in off?',
    removeContent: 'From then on your account is protected by your password alone.',
    proofTitle: 'Enter your code again',
    proofHint:
      'This action asks for your verification code. It is not asked for again for 5 minutes.',
    proof: 'Verify',
    reset: 'Reset two-step sign-in',
    resetTitle: 'Reset two-step sign-in of %{name}?',
    resetContent:
      'For somebody who lost their phone: all their sessions end, and signing in asks for the password alone.',
    resetDone: 'Two-step sign-in was reset',
  },
}

export default texts
