import { Box } from '@mui/material'
import { useFormat } from '../format/useFormat.ts'

export type Tone = 'good' | 'bad' | 'warn' | 'accent' | 'quiet'

/** Tone of each code by group of values; a code without a tone is grey. */
const TONES: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  userStatus: { 1: 'good', 0: 'bad' },
  couponStatus: { 0: 'accent', 1: 'good', '-1': 'quiet', '-2': 'warn', 2: 'quiet' },
  couponProduct: { live: 'good' },
  selectionResult: { won: 'good', lost: 'bad', void: 'warn', halfWon: 'good', halfLost: 'bad' },
  marketStatus: { 1: 'good', 0: 'quiet', '-1': 'warn', '-3': 'quiet', '-4': 'bad' },
  offerState: { offered: 'good', hidden: 'bad', suspended: 'warn' },
  runnerStatus: {
    declared: 'good',
    reserve: 'accent',
    withdrawn: 'warn',
    disqualified: 'bad',
  },
  betStatus: { started: 'good', stopped: 'warn' },
  matchPhase: { upcoming: 'accent', awaiting: 'warn', settled: 'quiet', live: 'good' },
  liveBetting: { open: 'good', suspended: 'bad', paused: 'warn', locked: 'warn', stopped: 'warn' },
  producerState: {
    alive: 'good',
    silent: 'bad',
    outOfOrder: 'bad',
    notSubscribed: 'bad',
    recovering: 'warn',
  },
  cardStatus: { made: 'accent', sold: 'good', redeemed: 'quiet', void: 'bad', expired: 'warn' },
  erasureState: { waiting: 'warn', erased: 'quiet', refused: 'accent' },
  suspicionState: {
    draft: 'warn',
    closed: 'accent',
    sent: 'accent',
    answered: 'good',
    dropped: 'quiet',
  },
  approvalState: { waiting: 'warn', accepted: 'good', refused: 'bad', offered: 'accent' },
  decisionState: { waiting: 'warn', carryingOut: 'accent', approved: 'good', refused: 'bad' },
  affiliateState: { waiting: 'warn', approved: 'good', refused: 'bad' },
  referralStanding: { counts: 'good', held: 'warn', refused: 'bad' },
  flagState: { open: 'warn', confirmed: 'bad' },
  statementState: { draft: 'warn', approved: 'accent', paid: 'good', locked: 'quiet' },
  machineState: {
    online: 'good',
    offline: 'quiet',
    locked: 'warn',
    revoked: 'bad',
    waiting: 'accent',
  },
  headCheck: { whole: 'good', changed: 'bad' },
  serverState: { alive: 'good', paused: 'warn', silent: 'bad' },
  replicaState: { used: 'good', behind: 'warn', lost: 'bad' },
  leaseState: { held: 'good' },
  clockAnswer: { answered: 'good', silent: 'warn' },
  contactState: { new: 'warn', read: 'accent', answered: 'good' },
  paymentState: {
    created: 'accent',
    sent: 'accent',
    waiting: 'warn',
    approved: 'accent',
    paid: 'good',
    refused: 'bad',
    failed: 'bad',
    returned: 'warn',
  },
  paymentRisk: {
    firstWithdrawal: 'accent',
    changedBank: 'bad',
    depositWithoutPlay: 'bad',
    paidAfterEnd: 'warn',
    manyDeposits: 'warn',
    secondAccount: 'bad',
  },
  breakerState: { closed: 'good', open: 'bad', halfOpen: 'warn' },
  dueState: { due: 'warn', expired: 'quiet' },
  findingState: {
    open: 'warn',
    applied: 'good',
    rolledBack: 'good',
    accepted: 'quiet',
    gone: 'quiet',
  },
  gameRoundState: { open: 'accent', closed: 'quiet' },
  gameTransactionState: { done: 'good', refused: 'bad', rolledBack: 'warn', tombstone: 'warn' },
  drawState: { open: 'good', closed: 'accent', drawn: 'accent', failed: 'bad' },
  drawTicketState: { waiting: 'accent', won: 'good', void: 'warn' },
  mailState: { waiting: 'warn', sent: 'good', failed: 'bad' },
  postbackState: { waiting: 'warn', sent: 'good', failed: 'bad' },
  printerState: { ok: 'good', noPaper: 'bad', coverOpen: 'bad', offline: 'warn' },
  active: { true: 'good', false: 'quiet' },
}

interface StatusChipProps {
  group: string
  code: string | number | boolean
}

/** A state as a word with a tone: the word carries the meaning, the colour only helps. */
export function StatusChip({ group, code }: StatusChipProps) {
  const format = useFormat()
  // a dead heat (`won 1/2`) has won, too
  const tone = TONES[group]?.[String(code).replace(/^won .*/, 'won')] ?? 'quiet'
  return <ToneChip tone={tone} text={format.value(group, String(code))} />
}

export function ToneChip({ tone, text }: { tone: Tone; text: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 0.75,
        py: '1px',
        borderRadius: '4px',
        fontSize: 12,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: (theme) => {
          const { good, bad, warn, accent, muted } = theme.palette.tokens
          return { good, bad, warn, accent, quiet: muted }[tone]
        },
        bgcolor: (theme) => {
          const { goodTint, badTint, warnTint, raised } = theme.palette.tokens
          return { good: goodTint, bad: badTint, warn: warnTint, accent: raised, quiet: raised }[
            tone
          ]
        },
      }}
    >
      {text}
    </Box>
  )
}
