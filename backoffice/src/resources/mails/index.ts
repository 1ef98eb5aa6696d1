import Icon from '@mui/icons-material/OutboxOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'mails',
  menu: { group: 'admin', order: 61, icon: Icon },
  rights: { read: 'mail.view' },
  pages: { list: () => import('./MailList.tsx') },
})
