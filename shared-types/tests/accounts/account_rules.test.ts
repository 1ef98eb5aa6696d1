import { describe, expect, it } from 'vitest'
import { birthDateFault, passwordFault, usernameFault } from '../../src/accounts/account_rules.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

describe('an account', () => {
  it('has a username of 5 to 20 letters and digits', () => {
    expect(usernameFault('Ahmet12')).toBeNull()
    expect(usernameFault('with space')?.key).toBe('usernameCharacters')
    expect(usernameFault('çilek1')?.key).toBe('usernameCharacters')
    expect(usernameFault('abcd')).toEqual({
      key: 'minLengthMaxLength',
      params: ['username', 5, 20],
    })
    expect(usernameFault('')?.key).toBe('minLengthMaxLength')
  })

  it('has a password of 4 to 20 characters, of staff at least 8, that is not the username', () => {
    const player = { type: 'player', username: 'ahmet12' } as const
    const dealer = { type: 'dealer', username: 'ahmet12' } as const
    expect(passwordFault('1234', player)).toBeNull()
    expect(passwordFault('1234567', dealer)?.params).toEqual(['password', 8, 20])
    expect(passwordFault('x'.repeat(21), player)?.params).toEqual(['password', 4, 20])
    expect(passwordFault('AHMET12', player)?.key).toBe('passwordIsUsername')
    expect(passwordFault('', { ...player, username: '' })?.key).toBe('minLengthMaxLength')
  })

  it('is of a person who came of age', () => {
    expect(birthDateFault('2008-11-21', NOON)).toBeNull()
    expect(birthDateFault('2008-11-22', NOON)).toEqual({ key: 'minimumAge', params: [18] })
    for (const day of ['2008-02-30', '21.11.2000', '1899-01-01', '']) {
      expect(birthDateFault(day, NOON)?.key, day).toBe('dateRequired')
    }
  })
})
