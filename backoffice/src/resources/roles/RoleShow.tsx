import type { RoleRow } from '@grandstand/shared-types/wire/people/accounts'
import { useTranslate } from 'ra-core'
import { mayDo } from '../../access/permissions.ts'
import { useMe } from '../../access/useMe.ts'
import { ToneChip } from '../../fields/StatusChip.tsx'
import { useFormat } from '../../format/useFormat.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { EditButton } from '../../record/page/LinkButton.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { CopyRoleButton } from './CopyRoleButton.tsx'
import { PermissionList } from './PermissionList.tsx'

/** A role: its permissions, and how many users have it. */
export default recordPage(RolePage)

function RolePage({ record }: { record: RoleRow }) {
  const translate = useTranslate()
  const format = useFormat()
  const me = useMe()
  const mayEdit = me !== undefined && mayDo(me, 'edit', 'roles')
  return (
    <>
      <PageHeader
        title={format.value('shippedRole', record.name)}
        backTo="/roles"
        detail={
          <>
            <ToneChip tone="quiet" text={format.value('userType', record.userType)} />
            {record.isShipped && <ToneChip tone="quiet" text={format.value('role', 'shipped')} />}
            <span>{translate('roles.users', { smart_count: record.userCount })}</span>
          </>
        }
        actions={
          mayEdit && (
            <>
              <CopyRoleButton role={record} />
              {!record.isShipped && <EditButton resource="roles" id={record.id} />}
            </>
          )
        }
      />
      <Panel>
        <PermissionList permissions={record.permissions} />
      </Panel>
      <RecordHistory />
    </>
  )
}
