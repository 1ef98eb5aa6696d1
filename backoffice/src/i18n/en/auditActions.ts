/** What the audit log says was done. */
import type { Texts } from '../tr.ts'

export const auditActionTexts: Texts['values']['auditAction'] = {
  'user.create': 'User opened',
  'user.update': 'User changed',
  'user.delete': 'User deleted',
  'user.password': 'Password changed',
  'session.create': 'Signed in',
  'credit.send': 'Credit sent',
  'credit.take': 'Credit taken',
  'result.enter': 'Result entered',
  'match.update': 'Match changed',
  'match.suspend': 'Betting suspended',
  'match.resume': 'Betting opened',
  'market.update': 'Market changed',
  'outcome.update': 'Price changed',
}
