/** Account numbers and Turkish identity numbers of the reference data. */
import { describe, expect, it } from 'vitest'
import { isIban } from '../../src/payments/iban.ts'
import { isTurkishIdentity } from '../../src/registration/turkish_identity.ts'
import { readRows } from '../support/csv.ts'
import { sharedPath } from '../support/shared.ts'

const file = sharedPath('data', 'ids', 'tckn_iban_vectors.csv')
const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  tckn: isTurkishIdentity,
  iban: isIban,
}

describe.skipIf(file === null)('the numbers of the reference data', () => {
  const { rows } = file === null ? { rows: [] } : readRows(file)

  it('are there, right and wrong ones of both kinds', () => {
    const kinds = new Set(rows.map((row) => `${row['kind']} ${row['valid']}`))
    expect([...kinds].sort()).toEqual(['iban 0', 'iban 1', 'tckn 0', 'tckn 1'])
  })

  it.each(rows.map((row) => [row['kind'], row['value'], row['valid'], row['why']]))(
    '%s %s: %s (%s)',
    (kind = '', value = '', valid) => {
      expect(CHECKS[kind]?.(value)).toBe(valid === '1')
    }
  )
})
