import type { ReactNode } from 'react'
import { DataTable, type DataTableColumnProps } from 'react-admin'
import { Dash, Money, type MoneyLook } from '../fields/Money.tsx'
import { ReferenceName } from '../fields/NameIn.tsx'
import { RecordLink } from '../fields/RecordLink.tsx'
import { StatusChip } from '../fields/StatusChip.tsx'
import { Time } from '../fields/Time.tsx'
import { ValueText } from '../fields/ValueText.tsx'

type Look = Pick<
  DataTableColumnProps,
  'label' | 'align' | 'disableSort' | 'className' | 'cellClassName'
>

/** A column that a phone does not show. */
export const WIDE: Look = { className: 'phone-hidden' }

/** Fields of a row whose values are of a type. */
type Field<Row, Value> = {
  [Name in keyof Row & string]: Row[Name] extends Value ? Name : never
}[keyof Row & string]

interface BaseRow {
  id: number
  /** The currency of the row's amounts. */
  currency?: string | null
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null)

/**
 * Columns of rows of one type, by the kind of their cells; the field of a column names the column and sorts the list.
 */
export function columnsOf<Row extends BaseRow>() {
  const cell = (source: string, render: (row: Row) => ReactNode, look: Look = {}) => (
    <DataTable.Col<Row> key={source} source={source} {...look} render={render} />
  )
  return {
    cell,
    /** A column with the value as it is. */
    plain: (source: keyof Row & string, look: Look = {}) => (
      <DataTable.Col key={source} source={source} {...look} />
    ),
    /** The value, or a dash for null. */
    text: (source: Field<Row, string | null>, look?: Look) =>
      cell(source, (row) => (typeof row[source] === 'string' ? row[source] : <Dash />), look),
    time: (source: Field<Row, number | null>, look?: Look) =>
      cell(source, (row) => <Time at={numberIn(row[source])} />, look),
    /** An amount in the currency of its row. */
    money: (source: Field<Row, number | null>, look?: Look, moneyLook?: MoneyLook) =>
      cell(
        source,
        (row) => (
          <Money minor={numberIn(row[source])} currency={row.currency ?? ''} {...moneyLook} />
        ),
        { align: 'right', ...look }
      ),
    /** The word of a code, in a colour. */
    status: (source: keyof Row & string, group: string, look?: Look) =>
      cell(source, (row) => <StatusChip group={group} code={String(row[source])} />, look),
    /** The word of a code. */
    value: (source: keyof Row & string, group: string, look?: Look) =>
      cell(source, (row) => <ValueText group={group} code={String(row[source])} />, look),
    /** The main link of the row, to the record's page. */
    main: (source: string, resource: string, content: (row: Row) => ReactNode, look?: Look) =>
      cell(
        source,
        (row) => (
          <RecordLink isMain resource={resource} id={row.id}>
            {content(row)}
          </RecordLink>
        ),
        look
      ),
    /** A user's name with a link to their page; `none` without a user. */
    user: (
      source: Field<Row, string | null>,
      id: Field<Row, number | null>,
      look?: Look,
      none: ReactNode = <Dash />
    ) =>
      cell(
        source,
        (row) =>
          row[source] ? (
            <RecordLink resource="users" id={numberIn(row[id])}>
              {String(row[source])}
            </RecordLink>
          ) : (
            none
          ),
        look
      ),
    /** The name of the row that the field refers to. */
    reference: (source: keyof Row & string, reference: string, look: Look = {}) => (
      <DataTable.Col key={source} source={source} {...look}>
        <ReferenceName source={source} reference={reference} />
      </DataTable.Col>
    ),
  }
}
