import { describe, expect, it } from 'vitest'
import type { AuditRow } from '@grandstand/shared-types/wire/audit'
import { subjectMarket, unnamedFields } from '../src/resources/audit-log/subjectMarket.ts'

const ROW: AuditRow = {
  id: 1,
  actorId: 1,
  actorName: 'admin',
  action: 'market.hold',
  subjectType: 'market',
  subjectId: 12,
  subjectName: null,
  detail: {},
  names: {},
  reason: null,
  ip: '',
  createdAt: 0,
  matchId: 3,
  home: 'A',
  away: 'B',
  marketTypeId: 18,
  specifier: 'total=2.5',
  outcomeKey: null,
  laidOver: null,
}
const CHANGES = [{ path: ['marketTypeId'] }, { path: ['specifier'] }, { path: ['oddsMilli'] }]

describe('the subject of an entry of the audit log', () => {
  it('is a market or price of two teams, with its line', () => {
    const context = { home: 'A', away: 'B', specifier: 'total=2.5' }
    expect(subjectMarket(ROW)).toEqual({ typeId: 18, outcomeKey: null, context })
    expect(subjectMarket({ ...ROW, outcomeKey: 'over' })?.outcomeKey).toBe('over')
  })

  it('shows no id that is part of its name', () => {
    expect(unnamedFields(ROW, CHANGES)).toEqual([{ path: ['oddsMilli'] }])
  })

  it('keeps its ids when the market is gone', () => {
    const gone = { ...ROW, marketTypeId: null, specifier: null }
    expect(subjectMarket(gone)).toBeNull()
    expect(unnamedFields(gone, CHANGES)).toEqual(CHANGES)
  })
})
