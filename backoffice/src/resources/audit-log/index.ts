import Icon from '@mui/icons-material/HistoryOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'audit-log',
  menu: { group: 'admin', order: 10, icon: Icon },
  rights: { read: 'audit.view' },
  pages: {
    list: () => import('./AuditList.tsx'),
  },
})
