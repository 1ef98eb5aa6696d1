import Icon from '@mui/icons-material/CampaignOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'notices',
  menu: { group: 'admin', order: 38, icon: Icon },
  rights: { read: 'notices.write', write: 'notices.write' },
  pages: {
    list: () => import('./NoticeList.tsx'),
    create: () => import('./NoticeCreate.tsx'),
    edit: () => import('./NoticeEdit.tsx'),
  },
})
