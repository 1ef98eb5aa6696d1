/** Actions and subjects in the audit log. The back office has a text for each action and subject. */
import type { BetLimitScope } from '../coupons/limits/bet_limits.ts'

/** What happened to a row that staff edited; the action is the audit log's word for such a row (`owners.ts`) and this. */
export const EDIT_VERBS = ['create', 'update', 'delete'] as const
export type EditVerb = (typeof EDIT_VERBS)[number]

/** Actions other than edits of single rows. */
export const AUDIT_ACTIONS = [
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
  'user.passwordLink',
  'user.register',
  'user.activate',
  'user.signIn',
  'user.signInRefused',
  'user.countryRefused',
  'user.personRefused',
  'user.rightsRefused',
  'user.exclusionRefused',
  'user.ownLimit',
  'user.exclude',
  'user.realityCheck',
  'user.signOut',
  'user.sessionsEnd',
  'user.note',
  'user.secondFactorOn',
  'user.secondFactorOff',
  'user.recoveryCodes',
  'user.proof',
  'user.inactive',
  'user.returned',
  'user.dataCopy',
  'user.erasureAsk',
  'user.erasureRefuse',
  'user.erasureHasten',
  'user.erased',
  'credit.send',
  'credit.take',
  'credit.repay',
  'cards.make',
  'cards.takeCodes',
  'cards.sell',
  'cards.redeem',
  'cards.void',
  'cards.expire',
  'statements.draw',
  'statement.approve',
  'statement.pay',
  'statement.lock',
  'commissionPlan.create',
  'commissionPlan.version',
  'commission.give',
  'affiliate.ask',
  'affiliate.code',
  'affiliate.key',
  'affiliate.postback',
  'affiliate.payout',
  'affiliate.state',
  'affiliate.deal',
  'affiliate.defaultDeal',
  'affiliate.adjust',
  'affiliateFlag.clear',
  'affiliateFlag.confirm',
  'affiliateStatements.draw',
  'affiliateStatement.approve',
  'affiliateStatement.payFirst',
  'affiliateStatement.payOut',
  'affiliateStatement.approvalWithdraw',
  'affiliateStatement.pay',
  'affiliateStatement.lock',
  'shift.open',
  'shift.close',
  'shift.bill',
  'shift.billPrint',
  'shift.count',
  'ticket.pay',
  'ticket.expire',
  'ticket.revive',
  'machine.register',
  'machine.enrol',
  'machine.lock',
  'machine.unlock',
  'machine.mode',
  'machine.revoke',
  'machine.refused',
  'machine.deposit',
  'user.pin',
  'race.field',
  'race.runner',
  'result.enter',
  'result.undo',
  'coupon.settle',
  'coupon.void',
  'coupon.cancel',
  'coupon.pastPost',
  'coupon.approve',
  'coupon.refuse',
  'coupon.offerStake',
  'coupon.print',
  'coupon.printCancel',
  'settlement.debt',
  'settlement.result',
  'settlement.undo',
  'settlement.feed',
  'suspicionReport.open',
  'suspicionReport.write',
  'suspicionReport.close',
  'suspicionReport.drop',
  'suspicionReport.file',
  'suspicionReport.names',
  'suspicionReport.send',
  'suspicionReport.answer',
  'decision.ask',
  'decision.approve',
  'decision.refuse',
  'decision.withdraw',
  'site.update',
  'site.scripts',
  'site.hosts',
  'site.clone',
  'site.lobbies',
  'site.maintenance',
  'site.move',
  'site.open',
  'emailTemplate.update',
  'siteText.update',
  'contactMessage.update',
  'contactMessage.answer',
  'payment.order',
  'payment.cancel',
  'payment.claim',
  'payment.release',
  'payment.approve',
  'payment.approvalWithdraw',
  'payment.refuse',
  'payment.pay',
  'payment.return',
  'payment.creditAgain',
  'payment.lookedAt',
  'payment.print',
  'payment.forged',
  'payment.notFollowed',
  'payment.compare',
  'bonus.create',
  'bonus.update',
  'oddsBoost.create',
  'oddsBoost.end',
  'bonusRequest.send',
  'bonusRequest.confirm',
  'bonusRequest.confirmFirst',
  'bonusRequest.approvalWithdraw',
  'bonusRequest.refuse',
  'bonusRequest.cancel',
  'bonusGrant.give',
  'bonusGrant.forfeit',
  'bonusGrant.cancel',
  'bonusGrant.release',
  'promoBatch.make',
  'promoBatch.takeCodes',
  'promoBatch.void',
  'gameProvider.import',
  'gameProvider.health',
  'draw.void',
  'drawTicket.pay',
  'drawTicket.print',
  'drawTicket.printCancel',
  'gameRound.reconcileOrder',
  'gameRound.reconcileApprove',
  'gameRound.reconcileRefuse',
  'gameRound.reconcile',
  'game.forged',
  'audit.broken',
  'ledger.broken',
  'clock.drifted',
  'release.changed',
  'list.export',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Subjects that are no row that staff edit. */
export const AUDIT_SUBJECTS = [
  'user',
  'dealer',
  'coupon',
  'card',
  'cardBatch',
  'statement',
  'commissionPlan',
  'affiliate',
  'affiliateFlag',
  'affiliateStatement',
  'shift',
  'machine',
  'site',
  'emailTemplate',
  'siteText',
  'contactMessage',
  'payment',
  'gameRound',
  'draw',
  'drawTicket',
  'jackpotWin',
  'bonus',
  'oddsBoost',
  'bonusRequest',
  'bonusGrant',
  'promoBatch',
  'feed',
  'list',
  'suspicionReport',
] as const
/** What an action other than an edit is about, such as the match of `match.hold`. */
export type AuditSubject =
  | (typeof AUDIT_SUBJECTS)[number]
  | (AuditAction extends `${infer Subject}.${string}` ? Subject : never)

/** A row of `GET /v1/me/changes`: a change of the signed-in user's account. */
export interface OwnChange {
  id: number
  action: AuditAction
  /** Whether the user made the change. */
  isOwn: boolean
  /** Null when the platform acted by itself. */
  actorName: string | null
  /** For an update, `before` and `after` with the changed fields. */
  detail: Record<string, unknown>
  createdAt: number
}

/** A row of `GET /v1/audit-log`. */
export interface AuditRow {
  id: number
  actorId: number | null
  actorName: string | null
  /** An action of the platform, or an edit such as `banner.update`. */
  action: string
  subjectType: string
  subjectId: number | null
  /** A coupon's code, a username, the name of a tournament, team or site; null for any other subject. */
  subjectName: string | null
  detail: Record<string, unknown>
  /** Names of rows by the ids in the detail, such as `homeTeamId:419`. */
  names: Readonly<Record<string, string>>
  reason: string | null
  ip: string
  createdAt: number
  /** The match of a match, market or price that still exists; null for any other subject. */
  matchId: number | null
  home: string | null
  away: string | null
  /** Market type of a market or a price. */
  marketTypeId: number | null
  specifier: string | null
  outcomeKey: string | null
  /** What a layer or a limit of a brand lies over; null for any other subject. */
  laidOver: LaidOver | null
}

export interface LaidOver {
  scope: BetLimitScope
  scopeId: number
}
