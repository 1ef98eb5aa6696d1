/** What the audit log says was done, and to what. The back office has a text for each. */

/** What staff edit row by row. */
type Edited =
  | 'sport'
  | 'category'
  | 'tournament'
  | 'team'
  | 'marketType'
  | 'match'
  | 'market'
  | 'outcome'
  | 'betLimit'

export type AuditAction =
  | `${Edited}.${'create' | 'update' | 'delete'}`
  | `${'match' | 'market'}.${'hold' | 'release'}`
  | 'feed.recover'
  | 'user.create'
  | 'user.update'
  | 'user.delete'
  | 'user.password'
  | 'user.passwordReset'
  | 'credit.send'
  | 'credit.take'
  | 'result.enter'
  | 'result.undo'
  | 'coupon.settle'
  | 'coupon.void'
  | 'coupon.cancel'
  | 'coupon.pastPost'
  | 'settlement.debt'
  | 'site.update'
  | 'list.export'

export type AuditSubject = Edited | 'user' | 'dealer' | 'coupon' | 'site' | 'feed' | 'list'
