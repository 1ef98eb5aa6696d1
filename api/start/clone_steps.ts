/** What a clone of a brand gets of each room, in this order; and what it does not get, with the reason. */
import { cloneRoles } from '#accounts/clone_roles'
import { cloneBetLimits } from '#book/clone_bet_limits'
import { cloneContent } from '#content/clone_content'
import { cloneWinnerRules } from '#highlights/clone_winner_rules'
import { cloneTemplates } from '#mail/clone_templates'
import { clonePopups } from '#notices/clone_popups'
import type { CloneStep } from '#sites/cloning/clone_step'
import { clonePlans } from '#statements/clone_plans'
import { cloneThemes } from '#themes/clone_themes'
import { cloneUploads } from '#uploads/clone_uploads'
import { cloneTexts } from '#translations/clone_texts'

export const stepsOfClone: readonly CloneStep[] = [
  cloneRoles,
  cloneThemes,
  cloneUploads,
  cloneContent,
  cloneTemplates,
  cloneTexts,
  cloneBetLimits,
  clonePlans,
  cloneWinnerRules,
  clonePopups,
]

/** Tables with a `site_id` whose rows stay with the original. */
export const NOT_CLONED: Readonly<Record<string, string>> = {
  site_hosts: 'a host names one brand; the clone has its own',
  users: 'people belong to one brand; the clone begins with its first admin',
  ledger_accounts: 'accounts hold money, and belong to people',
  ledger_transfers: 'movements of money',
  coupons: 'bets of people',
  turnover_hours: 'sums of coupons',
  card_batches: 'cards are worth money',
  pending_decisions: 'orders of people that wait',
  statement_periods: 'what dealers owe',
  shifts: 'cash of people',
  bills: 'papers of shifts',
  machines: 'a machine stands in one shop',
  mails: 'mails to people',
  notices: 'messages to people',
  audit_log: 'what happened to one brand',
}
