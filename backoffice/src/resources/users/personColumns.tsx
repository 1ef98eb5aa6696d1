import { phoneText } from '@grandstand/shared-types/registration/phone'
import { COUPON_STATUS } from '@grandstand/shared-types/coupons/model/coupon_words'
import { FigureLink } from '../../fields/FigureLink.tsx'
import { Dash, Money } from '../../fields/Money.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { listLink } from '../../list/listLink.ts'
import { UserStanding } from './UserStanding.tsx'
import { fullName, type PersonRow } from './person.ts'

const column = columnsOf<PersonRow>()

/** Columns of users; a list of dealers shows the opening limit instead of the type, and the figures of each branch. */
export function personColumns(resource: 'users' | 'dealers', { withMore = false } = {}) {
  return [
    column.main('username', resource, ({ username }) => username),
    column.cell('firstName', (user) => fullName(user) || <Dash />, {
      label: `resources.${resource}.fields.fullName`,
      className: 'phone-hidden wraps',
    }),
    resource === 'users' ? column.value('type', 'userType', WIDE) : OPENING_LIMIT,
    column.user('parentName', 'parentId', WIDE),
    column.cell('status', (user) => <UserStanding user={user} />),
    column.time('lastLoginAt', WIDE),
    column.cell(
      'creditLimit',
      ({ creditLimit, currency }) => <Money minor={creditLimit || null} currency={currency} />,
      { align: 'right', ...WIDE }
    ),
    ...(resource === 'dealers' ? [...BRANCH, DEBT] : []),
    column.cell(
      'balance',
      ({ balance, currency }) => (
        <Money minor={balance} currency={currency} isStrong={balance !== 0} />
      ),
      { align: 'right' }
    ),
    ...(withMore ? MORE : []),
  ]
}

const OPENING_LIMIT = column.cell(
  'openingLimit',
  ({ openingLimit, childCount }) => (
    <>
      {childCount ?? 0} /{' '}
      {openingLimit === 0 ? <ValueText group="limit" code="none" /> : openingLimit}
    </>
  ),
  { align: 'right', ...WIDE }
)

/** The link from a figure of a branch to its rows. */
const rowsOf = (resource: string, filter: Record<string, unknown>) => (dealer: PersonRow) =>
  listLink(resource, { ...filter, branchOf: dealer.id })

const branchMoney = (
  source: 'branchBalanceMinor' | 'openStakesMinor',
  addressOf: (dealer: PersonRow) => string
) =>
  column.cell(
    source,
    (dealer) => (
      <FigureLink to={addressOf(dealer)} isNothing={!dealer[source]}>
        <Money minor={dealer[source]} currency={dealer.currency} />
      </FigureLink>
    ),
    { align: 'right', disableSort: true, ...WIDE }
  )

/** Figures that add up a dealer's branch. */
const BRANCH = [
  column.cell(
    'playerCount',
    (dealer) => (
      <FigureLink to={rowsOf('users', { type: 'player' })(dealer)} isNothing={!dealer.playerCount}>
        {dealer.playerCount ?? 0}
      </FigureLink>
    ),
    { align: 'right', disableSort: true, ...WIDE }
  ),
  branchMoney('branchBalanceMinor', rowsOf('ledger-accounts', { pocket: 'balance' })),
  branchMoney('openStakesMinor', rowsOf('coupons', { status: COUPON_STATUS.waiting })),
  column.cell(
    'monthProfitMinor',
    ({ monthStakesMinor = 0, monthPayoutsMinor = 0, currency }) => (
      <Money minor={monthStakesMinor - monthPayoutsMinor} currency={currency} />
    ),
    { align: 'right', disableSort: true, ...WIDE }
  ),
]

/** The amount that a dealer owes to the dealer above. */
const DEBT = column.cell(
  'debtMinor',
  ({ debtMinor, currency }) => <Money minor={debtMinor || null} currency={currency} />,
  { align: 'right', ...WIDE }
)

/** Columns that are seldom needed. */
const MORE = [
  column.plain('email', WIDE),
  column.cell(
    'cellPhone',
    ({ phoneCode, cellPhone }) =>
      cellPhone ? <bdi dir="ltr">{phoneText(phoneCode ?? '', cellPhone)}</bdi> : <Dash />,
    WIDE
  ),
  column.plain('lastLoginIp', WIDE),
  column.time('createdAt', WIDE),
]
