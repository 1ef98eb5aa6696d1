import { profileFaults } from '@grandstand/shared-types/registration/own_profile'
import type { OwnProfileChanges } from '@grandstand/shared-types/wire/people/accounts'
import type { Editor } from '#core/requests/access'
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { clock } from '#core/timing/clock'
import { inTransaction } from '#core/database/transactions'
import { authorOf, changedFields, recordAudit } from '#audit/record_audit'
import User from '#accounts/models/user'

/**
 * Changes the principal's own profile. A field left out keeps its value, and only the fields sent are checked. Throws
 * 422 `cityCanNotbeNull`, `postCodeCanNotbeNull`, `isRequiredArea`, `unknownEntry`, `minLengthMaxLength` at the field.
 */
export async function changeProfile(editor: Editor, changes: OwnProfileChanges): Promise<User> {
  const { userId } = editor.principal
  const user = await inTransaction(async (trx) => {
    const owner = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    const before = profileOf(owner)
    const after = { ...before, ...sent(changes) }
    const fields = profileFaults(after).filter(({ field }) => Object.hasOwn(changes, field))
    if (fields.length > 0) throw new AppError('validationFailed', { fields })
    const detail = changedFields(before, after)
    if (Object.keys(detail.after).length === 0) return owner
    await owner.merge({ ...detail.after, updatedAt: clock.now() }).save()
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'user.update',
      subjectType: 'user',
      subjectId: userId,
      detail,
    })
    return owner
  })
  // open sessions know the user's language
  bus.emit('accessChanged', { userId })
  return user
}

const profileOf = (user: User) => ({
  gender: user.gender ?? '',
  address: user.address ?? '',
  city: user.city ?? '',
  countryCode: user.countryCode ?? '',
  postCode: user.postCode ?? '',
  autoPrint: user.autoPrint,
  language: user.language,
})

const sent = (changes: OwnProfileChanges): Partial<ReturnType<typeof profileOf>> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
