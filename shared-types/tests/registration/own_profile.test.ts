import { describe, expect, it } from 'vitest'
import { profileFaults, type ProfileForm } from '../../src/registration/own_profile.ts'

const GOOD: ProfileForm = {
  gender: 'f',
  address: 'Atatürk Cad. 12',
  city: 'Bursa',
  countryCode: 'TR',
  postCode: '16000',
}

describe('the own profile', () => {
  it('that keeps every rule has no fault', () => {
    expect(profileFaults(GOOD)).toEqual([])
  })

  it.each<[changes: Partial<ProfileForm>, field: string, key: string]>([
    [{ city: ' ' }, 'city', 'cityCanNotbeNull'],
    [{ postCode: '' }, 'postCode', 'postCodeCanNotbeNull'],
    [{ address: '' }, 'address', 'isRequiredArea'],
    [{ gender: '' }, 'gender', 'isRequiredArea'],
    [{ countryCode: '' }, 'countryCode', 'isRequiredArea'],
    [{ countryCode: 'XX' }, 'countryCode', 'unknownEntry'],
    [{ city: 'x'.repeat(81) }, 'city', 'minLengthMaxLength'],
  ])('%o is refused at %s with %s', (changes, field, key) => {
    expect(profileFaults({ ...GOOD, ...changes })).toMatchObject([{ field, key }])
  })
})
