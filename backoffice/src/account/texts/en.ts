/** Texts of the own account. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  account: {
    title: 'My account',
    username: 'User name',
    name: 'Name',
    type: 'Kind of account',
    currency: 'Currency',
    balance: 'Balance',
    creditLimit: 'Credit limit',
    lastLogin: 'Last sign-in',
    changes: 'Changes of my account',
    noChanges: 'Nobody has changed your account.',
    byMyself: 'You',
    password: 'Change the password',
    passwordHint: '%{min} to %{max} characters. All your other sessions end.',
    current: 'Current password',
    new: 'New password',
    repeat: 'New password, again',
    save: 'Change the password',
    saved: 'The password is changed. Your other sessions have ended.',
  },
}

export default texts
