import type { Standing } from '@grandstand/shared-types/wire/people/standing'
import { useTranslate } from 'ra-core'
import { keeperId } from '../access/keeper.ts'
import { useMe } from '../access/useMe.ts'
import { Money } from '../fields/Money.tsx'
import { useFormat } from '../format/useFormat.ts'
import { Figure } from '../record/page/Figure.tsx'
import { Section } from './Section.tsx'
import { useTileLink } from './useTileLink.ts'

/** The standing of a dealer: openings and credit left, debts in both directions, and the running period. */
export function StandingTiles({ standing }: { standing: Standing }) {
  const translate = useTranslate()
  return (
    <>
      <Section title={translate('dashboard.limits')}>
        <OpeningTile standing={standing} />
        <CreditTiles standing={standing} />
        <DueTiles standing={standing} />
      </Section>
      <PeriodTiles standing={standing} />
    </>
  )
}

function OpeningTile({ standing: { opening } }: { standing: Standing }) {
  const translate = useTranslate()
  const format = useFormat()
  const linkTo = useTileLink()
  const keeper = useKeeper()
  if (!opening) return null
  const { limit, users, cards, left } = opening
  const opened = format.count(users + cards)
  return (
    <Figure
      label={translate('dashboard.opened')}
      isPressing={left === 0}
      note={
        left === null
          ? translate('dashboard.openedUnlimited')
          : translate('dashboard.openedLeft', { left: format.count(left) })
      }
      {...linkTo('users', { directlyBelow: keeper })}
    >
      <bdi dir="ltr">{limit === 0 ? opened : `${opened} / ${format.count(limit)}`}</bdi>
    </Figure>
  )
}

function CreditTiles({ standing: { credit, currency } }: { standing: Standing }) {
  const translate = useTranslate()
  const format = useFormat()
  const linkTo = useTileLink()
  const keeper = useKeeper()
  if (!credit) return null
  const { availableMinor, creditLimitMinor, send } = credit
  const entries = linkTo('ledger-entries', { userId: keeper, pocket: 'balance' })
  return (
    <>
      {availableMinor !== null && (
        <Figure
          label={translate('dashboard.available')}
          note={
            (creditLimitMinor ?? 0) > 0 &&
            translate('dashboard.ofWhichLimit', {
              amount: format.money(creditLimitMinor ?? 0, currency),
            })
          }
          {...entries}
        >
          <Money minor={availableMinor} currency={currency} />
        </Figure>
      )}
      {send.mostMinor !== null && send.bound !== 'balance' && (
        <Figure
          label={translate('dashboard.sendable')}
          isPressing={send.mostMinor === 0}
          note={translate(`dashboard.bound.${send.bound}`)}
          {...linkTo('ledger-entries', { userId: keeper, kind: 'creditSent' })}
        >
          <Money minor={send.mostMinor} currency={currency} />
        </Figure>
      )}
    </>
  )
}

function DueTiles({ standing: { due, currency } }: { standing: Standing }) {
  const translate = useTranslate()
  const linkTo = useTileLink()
  const keeper = useKeeper()
  const { owedMinor, lentMinor } = due
  return (
    <>
      {owedMinor !== null && (
        <Figure
          label={translate('dashboard.debt')}
          isPressing={owedMinor > 0}
          {...linkTo('ledger-entries', { userId: keeper, pocket: 'debt' })}
        >
          <Money minor={owedMinor} currency={currency} />
        </Figure>
      )}
      <Figure
        label={translate('dashboard.lent')}
        {...linkTo('users', { directlyBelow: keeper }, 'debtMinor')}
      >
        <Money minor={lentMinor} currency={currency} />
      </Figure>
    </>
  )
}

function PeriodTiles({ standing: { period, due, currency } }: { standing: Standing }) {
  const translate = useTranslate()
  const format = useFormat()
  const linkTo = useTileLink()
  const keeper = useKeeper()
  const { startsAt, endsAt, firstDay, lastDay, commission } = period
  const days = [...new Set([firstDay, lastDay])].map(format.date).join(' – ')
  const placed = linkTo('coupons', {
    placedAt_gte: startsAt,
    placedAt_lte: endsAt - 1,
    hasStake: true,
    currency,
  })
  const settled = linkTo('coupons', {
    settledAt_gte: startsAt,
    settledAt_lte: endsAt - 1,
    currency,
  })
  const own = { dealerId: keeper, currency }
  return (
    <Section title={translate('dashboard.runningPeriod', { days })}>
      <Figure label={translate('dashboard.stakes')} {...placed}>
        <Money minor={period.stakesMinor} currency={currency} />
      </Figure>
      <Figure label={translate('dashboard.payouts')} {...settled}>
        <Money minor={period.payoutsMinor} currency={currency} />
      </Figure>
      <Figure label={translate('dashboard.profit')} {...settled}>
        <Money minor={period.profitMinor} currency={currency} />
      </Figure>
      {commission && (
        <Figure
          label={translate('dashboard.commission')}
          note={commission.planName ?? translate('dashboard.noPlan')}
          {...linkTo('statements', own)}
        >
          <Money minor={commission.payableMinor ?? commission.earnedMinor} currency={currency} />
        </Figure>
      )}
      {due.commissionMinor !== null && (
        <Figure
          label={translate('dashboard.unpaid')}
          {...linkTo('statements', { ...own, state: ['draft', 'approved'] }, 'payableMinor')}
        >
          <Money minor={due.commissionMinor} currency={currency} />
        </Figure>
      )}
    </Section>
  )
}

/** The id of the dealer whose standing is shown: the signed-in user, or the dealer of an operator. */
function useKeeper(): number | undefined {
  const me = useMe()
  return me && keeperId(me)
}
