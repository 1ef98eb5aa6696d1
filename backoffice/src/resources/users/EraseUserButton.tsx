import EraseIcon from '@mui/icons-material/PersonRemoveOutlined'
import type { UserRow } from '@grandstand/shared-types/wire/people/accounts'
import type { ErasureRow } from '@grandstand/shared-types/wire/people/privacy'
import { useGetList, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { listLink } from '../../list/listLink.ts'
import { ReasonButton } from '../../record/dialogs/ReasonButton.tsx'
import { LinkButton } from '../../record/page/LinkButton.tsx'

/**
 * Closes the account of a player who asked for the erasure of the data, with a reason. Once an erasure waits or is done, a
 * link to it stands here instead.
 */
export function EraseUserButton({ user: { id, username } }: { user: UserRow }) {
  const translate = useTranslate()
  const call = useCall()
  const { data } = useGetList<ErasureRow>('erasures', {
    filter: { userId: id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  })
  if (!data) return null
  const state = data[0]?.state
  if (state === 'waiting' || state === 'erased') {
    return (
      <LinkButton
        to={listLink('erasures', { q: username })}
        icon={<EraseIcon />}
        label={translate(`people.erasure.${state}`)}
      />
    )
  }
  return (
    <ReasonButton
      color="error"
      startIcon={<EraseIcon />}
      label={translate('people.erase')}
      title={translate('people.eraseTitle', { name: username })}
      effect={translate('people.eraseContent')}
      send={(reason) => call('POST /v1/users/:id/erasure', { params: { id }, body: { reason } })}
      done="people.erased"
    />
  )
}
