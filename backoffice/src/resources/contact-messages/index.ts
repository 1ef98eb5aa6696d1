import Icon from '@mui/icons-material/InboxOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'contact-messages',
  menu: { group: 'admin', order: 37, icon: Icon, counted: { state: 'new' } },
  rights: { read: 'contact.view' },
  pages: {
    list: () => import('./MessageList.tsx'),
    show: () => import('./MessageShow.tsx'),
  },
})
