/** Actions and subjects in the audit log. The back office has a text for each. */

/** Resources whose rows staff edit. */
const EDITED = [
  'sport',
  'category',
  'tournament',
  'team',
  'marketType',
  'match',
  'market',
  'outcome',
  'betLimit',
] as const

const EDITS = EDITED.flatMap((subject) =>
  (['create', 'update', 'delete'] as const).map((verb) => `${subject}.${verb}` as const)
)

export const AUDIT_ACTIONS = [
  ...EDITS,
  'match.hold',
  'match.release',
  'market.hold',
  'market.release',
  'feed.recover',
  'user.create',
  'user.update',
  'user.delete',
  'user.password',
  'user.passwordReset',
  'user.signIn',
  'user.signInRefused',
  'user.signOut',
  'user.sessionsEnd',
  'credit.send',
  'credit.take',
  'result.enter',
  'result.undo',
  'coupon.settle',
  'coupon.void',
  'coupon.cancel',
  'coupon.pastPost',
  'settlement.debt',
  'site.update',
  'list.export',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AUDIT_SUBJECTS = [
  ...EDITED,
  'user',
  'dealer',
  'coupon',
  'site',
  'feed',
  'list',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]
