import Icon from '@mui/icons-material/WebhookOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'affiliate-postbacks',
  calledBy: 'affiliateName',
  menu: { group: 'ledger', order: 73, icon: Icon },
  rights: { read: 'affiliates.view' },
  pages: { list: () => import('./PostbackList.tsx') },
})
