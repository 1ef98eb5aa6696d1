import { Dash, Money } from '../../fields/Money.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { columnsOf, WIDE } from '../../list/columnsOf.tsx'
import { fullName, type PersonRow } from './person.ts'

const column = columnsOf<PersonRow>()

/** Columns of users; a list of dealers shows the opening limit instead of the type. */
export function personColumns(resource: 'users' | 'dealers', { withMore = false } = {}) {
  return [
    column.main('username', resource, ({ username }) => username),
    column.cell('firstName', (user) => fullName(user) || <Dash />, {
      label: `resources.${resource}.fields.fullName`,
      className: 'phone-hidden wraps',
    }),
    resource === 'users' ? column.value('type', 'userType', WIDE) : OPENING_LIMIT,
    column.user('parentName', 'parentId', WIDE),
    column.status('status', 'userStatus'),
    column.time('lastLoginAt', WIDE),
    column.cell(
      'creditLimit',
      ({ creditLimit, currency }) => <Money minor={creditLimit || null} currency={currency} />,
      { align: 'right', ...WIDE }
    ),
    ...(resource === 'dealers' ? [DEBT] : []),
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

/** Amounts that dealers owe to the one above. */
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
      cellPhone ? <bdi dir="ltr">{`${phoneCode ?? ''} ${cellPhone}`.trim()}</bdi> : <Dash />,
    WIDE
  ),
  column.plain('lastLoginIp', WIDE),
  column.time('createdAt', WIDE),
]
